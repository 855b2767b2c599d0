// The template of a result, or of an embedded entry: built from the fields that are clicked.
import type { Inspection } from '../inspect/finding.ts'
import { Select } from '../Select.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { Offers } from './Offers.tsx'
import { finished, withField } from './template-design.ts'
import { piecesFor, uses } from './template-pieces.ts'

interface Props {
  settings: Settings
  found: Inspection
  change(settings: Settings): void
}

function TypeChoice({ settings, found, change }: Props) {
  const words = useWords()
  return (
    <div className="control choice">
      <label htmlFor="template-type" className="name">
        {words.templateType}
      </label>
      <Select
        id="template-type"
        name="template-type"
        value={settings.templateType}
        aria-describedby="template-type-help"
        onChange={({ target }) => change({ ...settings, templateType: target.value })}
      >
        <option value="">{words.anyType}</option>
        {found.types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <p id="template-type-help" className="help">
        {words.templateTypeHelp}
      </p>
    </div>
  )
}

export function TemplateEditor({ settings, found, change }: Props) {
  const words = useWords()
  const { element, template, templateType } = settings
  const pieces = piecesFor(element, found, templateType)
  const set = (text: string) => change({ ...settings, template: text })
  return (
    <>
      <p className="help" id="template-help">
        {words.templateHelp}
      </p>
      {element === 'rich-doc' && <TypeChoice {...{ settings, found, change }} />}
      <Offers
        label={words.templateFields}
        items={pieces.map(({ name }) => name)}
        all
        isChosen={(field) => uses(template, field)}
        choose={(name) => {
          const field = pieces.find((one) => one.name === name)
          if (field) set(withField(template, pieces, field))
        }}
      />
      {template === '' && pieces.length > 0 && (
        <p>
          <button type="button" onClick={() => set(finished(pieces))}>
            {words.templateStart}
          </button>
        </p>
      )}
      <div className="control wide">
        <label htmlFor="template" className="name">
          {words.templateText}
        </label>
        <textarea
          id="template"
          name="template"
          rows={5}
          spellCheck={false}
          value={template}
          aria-describedby="template-help"
          onChange={({ target }) => set(target.value)}
        />
      </div>
    </>
  )
}
