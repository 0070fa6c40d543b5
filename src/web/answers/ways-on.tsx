import styles from './ways-on.module.css';

const WAYS = [
  ['/blocks', 'Blocks', 'The newest, as they are made'],
  ['/tokens', 'Tokens', 'Prices, volume and liquidity'],
  ['/scan', 'Scan', 'Token launches as they happen'],
  ['/analytics', 'Analytics', 'Activity, failures and fees over time'],
  ['/docs', 'Documentation', 'How to read what a page shows'],
  ['/changelog', 'Changelog', 'What changed in each version'],
] as const;

/** Pages to go on to from one that has nothing to show. */
export default function WaysOn() {
  return (
    <ul className={styles.list}>
      {WAYS.map(([href, title, about]) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  );
}
