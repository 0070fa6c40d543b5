import { useEffect, useState } from 'react';
import { readOwnModel, toRequestUrl } from '../../../services/own-model/own-model.ts';
import styles from './composer.module.css';

/** Says where a question goes, as long as a model of the visitor's own answers. */
export function OwnModelLine() {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const setup = readOwnModel();
    const host = setup && toRequestUrl(setup)?.host;
    setText(host === undefined ? undefined : `${setup?.model} answers, asked by your browser at ${host}.`);
  }, []);
  return text === undefined ? null : <p className={styles.own}>{text}</p>;
}
