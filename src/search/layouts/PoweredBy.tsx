// The mark that the service's free plans require: a text, without any request.
import type { SearchSettings } from '../../contract/site-search.ts'
import { useWords } from '../../shell/words.ts'

const home =
  'https://www.algolia.com/developers/?utm_medium=referral&utm_content=powered_by&utm_campaign=site-embed&utm_source='

export function PoweredBy({ settings: { poweredBy, engine } }: { settings: SearchSettings }) {
  const { t } = useWords()
  // Another engine has no such mark.
  if (!poweredBy || engine !== 'algolia') return null
  return (
    <a className="powered-by" href={home + encodeURIComponent(location.hostname)} rel="noopener">
      {t('poweredBy')}
    </a>
  )
}
