import styles from './values.module.css';

/** A dash where there is no value; why there is none is read out in its place, and shown on hover. */
export const Missing = ({ why }: { readonly why: string }) => (
  <span className={styles.muted} title={why}>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{why}</span>
  </span>
);
