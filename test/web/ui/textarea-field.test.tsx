// Proves that a long text is never cut: the field counts the characters left near the limit, and marks those beyond it.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { stage } from './stage.tsx';

function Comment() {
  const [text, setText] = useState('');
  return <TextareaField label="Comment" mostCharacters={20} value={text} onChange={setText} />;
}

describe('a text with a limit', () => {
  it('is kept whole when it is pasted too long, and says by how much', async () => {
    const { user } = stage(<Comment />);
    const field = screen.getByLabelText('Comment');
    await user.click(field);
    await user.paste('x'.repeat(23));
    expect(field).toHaveValue('x'.repeat(23));
    expect(screen.getByRole('alert')).toHaveTextContent('3 characters too long. Shorten the text.');
    expect(field).toHaveAccessibleDescription('3 characters too long. Shorten the text.');
    expect(field).toBeInvalid();
  });

  it('counts the characters left from nine tenths on, and not before', async () => {
    const { user } = stage(<Comment />);
    await user.click(screen.getByLabelText('Comment'));
    await user.paste('x'.repeat(17));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await user.keyboard('x');
    expect(screen.getByText('2 characters left')).toBeInTheDocument();
    await user.keyboard('xx');
    expect(screen.getByText('0 characters left')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
