'use client'
import dynamic from 'next/dynamic'
import { PdfTaker } from '@/components/signatures/firm/pdf-taker'
import { Field } from '@/components/ui/field'
import { Spinner } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { openedPart } from '@/components/ui/opened-part'
import { Select } from '@/components/ui/select'
import { signatureFormText as text } from '@/content/signature-form'
import { signaturePageText } from '@/content/signature-page'
import { letterFormText } from '@/content/signature-templates'
import { refusedKinds, signatureKinds, type RefusedKind, type SignatureKind } from '@/content/signatures'
import type { SignatureTemplate } from '@/lib/signatures/templates/schema'
import type { ClientCard } from '@/lib/signatures/templates/terms'
import type { TakenPdf } from '@/lib/signatures/take-pdf'

// This form is loaded separately, because only documents that are made from a template need it.
const LetterMaker = dynamic(
  openedPart(() =>
    import('@/components/signatures/templates/letter-maker').then((module) => module.LetterMaker),
  ),
  { loading: () => <Spinner label={signaturePageText.viewer.loading} /> },
)

type DocumentFieldsProps = {
  client: string
  templates: readonly SignatureTemplate[]
  card: ClientCard | null
  owner: string
  /** The chosen template; null for an uploaded PDF. */
  template: SignatureTemplate | null
  onTemplate: (template: SignatureTemplate | null) => void
  kind: SignatureKind | RefusedKind
  onKind: (kind: SignatureKind) => void
  kindError: string | undefined
  title: string
  taken: TakenPdf | null
  onTaken: (pdf: TakenPdf | null, name?: string) => void
}

/** Lets the member choose the document: a PDF, or a template of the firm that is filled in for the client. */
export function DocumentFields(props: DocumentFieldsProps) {
  const { client, templates, card, owner, template, onTemplate, kind, onKind, kindError } = props
  const { title, taken, onTaken } = props
  const refused = kind in refusedKinds ? refusedKinds[kind as RefusedKind] : null
  return (
    <>
      {card && templates.length > 0 ? (
        <Field label={letterFormText.from}>
          {(control) => (
            <Select
              {...control}
              value={template?.id ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onTemplate(templates.find(({ id }) => id === value) ?? null)
              }
            >
              <option value="">{letterFormText.pdf}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {letterFormText.template(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {template ? null : (
        <Field label={text.kind} error={kindError}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ currentTarget: { value } }) => onKind(value as SignatureKind)}
            >
              {Object.entries(signatureKinds).map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
              <optgroup label={text.refusedGroup}>
                {Object.entries(refusedKinds).map(([one, { name }]) => (
                  <option key={one} value={one}>
                    {name}
                  </option>
                ))}
              </optgroup>
            </Select>
          )}
        </Field>
      )}
      <div role="status">
        {refused ? (
          <Notice tone="warn">
            <b className="font-semibold">{text.certified}</b> {refused.reason}
          </Notice>
        ) : kind === 'power' ? (
          <Notice tone="warn">{text.power}</Notice>
        ) : null}
      </div>
      {refused ? null : template && card ? (
        <LetterMaker key={template.id} {...{ client, template, card, owner, title, taken, onTaken }} />
      ) : (
        <PdfTaker client={client} taken={taken} onTaken={onTaken} />
      )}
    </>
  )
}
