'use client'
import { useState } from 'react'
import { isWritten, type Draft } from '@/components/document-requests/firm/use-request-draft'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { requestFormText as text } from '@/content/document-request-form'
import { requestTemplates, type RequestTemplate } from '@/content/document-request-templates'

type TemplateFieldProps = {
  label: string
  own?: readonly RequestTemplate[]
  draft: Pick<Draft, 'title' | 'note' | 'items'>
  /** Called with the chosen template, or with undefined for an empty request. */
  onChoose: (template: RequestTemplate | undefined) => void
}

/** Asks for confirmation before a template replaces text that the member has written. */
export function TemplateField({ label, own = [], draft, onChoose }: TemplateFieldProps) {
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const templateOf = (wanted: string) => [...own, ...requestTemplates].find(({ id }) => id === wanted)

  function choose(id: string) {
    setChosen(id)
    onChoose(templateOf(id))
  }

  return (
    <>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ currentTarget: { value } }) =>
              isWritten(draft, templateOf(chosen)) ? setAsked(value) : choose(value)
            }
          >
            <option value="">{text.blank}</option>
            {own.length > 0 ? (
              <>
                <optgroup label={text.ownTemplates}>
                  <TemplateOptions templates={own} />
                </optgroup>
                <optgroup label={text.readyTemplates}>
                  <TemplateOptions templates={requestTemplates} />
                </optgroup>
              </>
            ) : (
              <TemplateOptions templates={requestTemplates} />
            )}
          </Select>
        )}
      </Field>
      {asked === null ? null : (
        <ConfirmDialog
          title={text.replace.title}
          confirm={text.replace.confirm}
          keep={text.replace.keep}
          onConfirm={() => choose(asked)}
          onClose={() => setAsked(null)}
        >
          {text.replace.text}
        </ConfirmDialog>
      )}
    </>
  )
}

const TemplateOptions = ({ templates }: { templates: readonly RequestTemplate[] }) =>
  templates.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
