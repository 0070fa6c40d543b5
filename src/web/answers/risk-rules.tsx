import { RISK_RULES } from '#contracts/market/launches';
import { Disclosure } from '../ui/block/disclosure.tsx';
import { KeyValues } from '../ui/block/key-values.tsx';

/** What each mark means and from which bound on. */
export function RiskRules() {
  return (
    <Disclosure summary="What the marks mean">
      <KeyValues rows={Object.values(RISK_RULES).map(({ title, says }) => ({ label: title, value: says }))} />
      <p>Marks are based on the index alone. No mark means that a token is safe.</p>
    </Disclosure>
  );
}
