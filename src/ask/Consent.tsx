// If the page asks for consent, this shows before the first question who answers and that questions are kept.
// The agent is another service than the search, so it needs its own consent.
import type { AskProps } from '../search/asking.ts'
import type { Asking } from './asking.ts'
import { Button } from './Button.tsx'
import { useAskWords } from './words/useAskWords.ts'

export function Consent({ settings, asking }: AskProps & { asking: Asking }) {
  const say = useAskWords()
  const { searchHost, engine, privacyPolicy } = settings
  return (
    <div className="consent">
      <p>
        {say('askConsent', searchHost ? new URL(searchHost).host : 'Algolia')}{' '}
        {engine === 'algolia' && say('askKept')}
      </p>
      <Button press={asking.agree} className="primary">
        {say('consentButton')}
      </Button>
      {privacyPolicy && (
        <a part="link" href={privacyPolicy}>
          {say('privacyPolicy')}
        </a>
      )}
    </div>
  )
}
