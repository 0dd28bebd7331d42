// Owns the phone as it looks while the clock runs.
import { IconArrowsExchange, IconCamera, IconClockStop, IconMapPin, IconMessage } from '@tabler/icons-react';
import { AccountMenu } from '#web/ui/page/account-menu.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { ClockDigits } from '#web/ui/display/clock-digits.tsx';
import { PhoneFrame } from '#web/ui/page/phone-frame.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';

const afternoon = () => ((2 * 60 + 12) * 60 + 8) * 1000;

export function PhoneView() {
  return (
    <PhoneFrame brand="Stund" account={<AccountMenu label="Anna Jónsdóttir" initials="AJ" items={[]} />}>
      <h1 className="visually-hidden">Clock</h1>
      <Card running>
        <p className="strong">Laugavegur 12 – roof</p>
        <ClockDigits label="Since 12:00" startedAtMs={0} nowMs={afternoon} />
        <p>
          Since <b className="num">12:00</b> · 6.67 h today
        </p>
      </Card>
      <Ruler
        label="07:00 to 11:30 worked, since 12:00 running"
        size="l"
        hours={6}
        nowMinute={852}
        segments={[
          { fromMinute: 420, toMinute: 690, kind: 'work' },
          { fromMinute: 720, toMinute: 852, kind: 'running' },
        ]}
      />
      <Button variant="running" size="clock" fill icon={<IconClockStop size={34} stroke={1.75} />}>
        Clock out
      </Button>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <Button size="l" icon={<IconMessage size={22} stroke={1.75} />}>
          Comment
        </Button>
        <Button size="l" icon={<IconCamera size={22} stroke={1.75} />}>
          Photo
        </Button>
      </div>
      <Button size="l" fill icon={<IconArrowsExchange size={22} stroke={1.75} />}>
        Switch project
      </Button>
      <p className="dim line">
        <IconMapPin size={18} stroke={1.75} /> Location saved, ±8 m
      </p>
      <h2 style={{ fontSize: 17 }}>This week</h2>
      {['Thu 19.11.', 'Wed 18.11.'].map((day) => (
        <div
          key={day}
          style={{ display: 'grid', gridTemplateColumns: '92px 1fr 56px', alignItems: 'center', gap: 8 }}
        >
          <span className="num">{day}</span>
          <Ruler label="off" segments={[{ fromMinute: 390, toMinute: 1020, kind: 'work' }]} />
          <b className="num" style={{ textAlign: 'right' }}>
            10.50
          </b>
        </div>
      ))}
    </PhoneFrame>
  );
}
