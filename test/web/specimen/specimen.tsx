// Owns the page on which the design system's pieces are looked at; it is never shipped.
import { createRoot } from 'react-dom/client';
import { UiProvider } from '#web/ui/style/ui-provider.tsx';
import { BoardView } from './board-view.tsx';
import { ChartsView } from './charts-view.tsx';
import { EditView } from './edit-view.tsx';
import { EntriesView } from './entries-view.tsx';
import { PhoneView } from './phone-view.tsx';
import { PiecesView } from './pieces-view.tsx';
import { OutView, SettingsView } from './settings-view.tsx';
import { settings, texts } from './texts.ts';

const views: Record<string, () => React.ReactNode> = {
  pieces: () => <PiecesView />,
  phone: () => <PhoneView />,
  edit: () => <EditView />,
  board: () => <BoardView />,
  charts: () => <ChartsView />,
  entries: () => <EntriesView />,
  many: () => <EntriesView count={10_000} />,
  lots: () => <EntriesView count={100_000} />,
  settings: () => <SettingsView />,
  out: () => <OutView />,
};

const asked = new URLSearchParams(location.search).get('view') ?? 'pieces';
const root = document.querySelector('#root');
const view = views[asked];
if (!root || !view) throw new Error(`The specimen has no view called ${asked}`);
createRoot(root).render(
  <UiProvider texts={texts} settings={settings}>
    {view()}
  </UiProvider>,
);
