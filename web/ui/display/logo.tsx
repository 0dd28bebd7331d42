// Owns the logo: a worked day on the ruler, up to the line of the present time.
import styles from './logo.module.css';

function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="#0b6a5b" />
      <path fill="#fff" d="M5 17.3h10v5.4H5z" />
      <path fill="#ffc400" d="M15 17.3h6.6v5.4H15z" />
      <path fill="#fff" d="M21.6 8h2.8v17.5h-2.8z" />
    </svg>
  );
}

export function Logo({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
