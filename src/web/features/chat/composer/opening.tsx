import styles from '../frame/sidebar.module.css';

/** Stands where the chat is about to be. */
export const Opening = () => (
  <p className={styles.opening} role="status">
    Opening the chat…
  </p>
);
