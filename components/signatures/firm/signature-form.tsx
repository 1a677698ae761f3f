'use client'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import type { Marks } from '@/components/signatures/firm/mark-placer'
import { DocumentFields } from '@/components/signatures/firm/document-fields'
import { SignerFields, type SignerDraft } from '@/components/signatures/firm/signer-fields'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Spinner } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { openedPart } from '@/components/ui/opened-part'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { signatureFormText as text } from '@/content/signature-form'
import { signaturePageText } from '@/content/signature-page'
import { refusedKinds, type RefusedKind, type SignatureKind } from '@/content/signatures'
import { sendSignatureAction } from '@/lib/signatures/actions'
import type { SendSignature } from '@/lib/signatures/schema'
import type { FirmSignature, SignerChoices } from '@/lib/signatures/signature'
import type { SignatureTemplate } from '@/lib/signatures/templates/schema'
import type { ClientCard } from '@/lib/signatures/templates/terms'
import type { TakenPdf } from '@/lib/signatures/take-pdf'

type SignatureFormProps = {
  client: { id: string; name: string } | null
  choices: SignerChoices
  /** The former version of the document, which this version replaces. */
  former: FirmSignature | null
  /** The firm's reviewed templates; `card` has the client's data that a template may contain. */
  templates: readonly SignatureTemplate[]
  card: ClientCard | null
}

// The dialog that places signature boxes is loaded separately, because few documents need it.
const MarkPlacer = dynamic(
  openedPart(() => import('@/components/signatures/firm/mark-placer').then((module) => module.MarkPlacer)),
  // Without this spinner the whole form would suspend while the code loads, and lose what the member chooses meanwhile.
  { loading: () => <Spinner label={signaturePageText.viewer.loading} /> },
)

const reminders = { '2-3': [2, 3], '1-1': [1, 1], none: [null, null] } as const

export function SignatureForm({ client, choices, former, templates, card }: SignatureFormProps) {
  const router = useRouter()
  const { busy, act, error } = useAct()
  const [taken, setTaken] = useState<TakenPdf | null>(null)
  const [template, setTemplate] = useState<SignatureTemplate | null>(null)
  const [kind, setKind] = useState<SignatureKind | RefusedKind>(former?.kind ?? 'engagement')
  const [title, setTitle] = useState(former?.title ?? '')
  const [inOrder, setInOrder] = useState(former?.inOrder ?? true)
  const [signers, setSigners] = useState<SignerDraft[]>(() => formerSigners(former, choices))
  const [marks, setMarks] = useState<Marks>({})
  const refused = kind in refusedKinds

  if (!client)
    return (
      <div className="max-w-[40rem]">
        <ClientPicker
          label={text.client}
          onPick={({ id }) => router.push(`/admin/firmas/nueva?cliente=${id}` as Route)}
        />
      </div>
    )

  const mailbox = ({ email }: { email: string }) => email.trim().toLowerCase()
  /** Finds the external signer with the refused e-mail, because the database does not say which e-mail it refused. */
  const refusedFields = () => {
    const strangerWith = (isRefused: (one: SignerDraft) => boolean) =>
      signers.findIndex((one) => one.party === 'outside' && isRefused(one))
    const known = strangerWith((one) =>
      [...choices.people, ...choices.team].some((other) => mailbox(other) === mailbox(one)),
    )
    const twice = strangerWith((one) =>
      signers.some((other) => other !== one && mailbox(other) === mailbox(one)),
    )
    return {
      ...(known >= 0 && { 'signature-outside-known': `signers.${known}.email` }),
      ...(twice >= 0 && { 'signature-twice': `signers.${twice}.email` }),
    }
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!taken) return
    const fields = new FormData(event.currentTarget)
    const [remindAfter, remindEvery] =
      reminders[fields.get('remind') as keyof typeof reminders] ?? reminders.none
    const input: SendSignature = {
      request: taken.request,
      kind,
      title,
      message: String(fields.get('message') ?? ''),
      days: Number(fields.get('days')),
      inOrder,
      remindAfter,
      remindEvery,
      replaces: former?.id ?? null,
      signers: signers.map(({ key, party, person, name, email, role }) => ({
        party,
        person,
        name,
        email,
        role,
        mark: marks[key] ?? null,
      })),
    }
    act({
      work: () => sendSignatureAction(input),
      done: { title: text.sent },
      failed: text.failed,
      fieldOf: refusedFields(),
      then: () => router.push(`/admin/firmas/${taken.request}` as Route),
    })
  }

  return (
    <form onSubmit={send} noValidate method="post" className="grid max-w-[52rem] gap-8">
      <p>
        <span className="text-sm font-[550]">{text.client}: </span>
        <bdi className="font-semibold wrap-anywhere">{client.name}</bdi>
      </p>
      {former ? <Notice>{text.replaces(former.title)}</Notice> : null}
      <fieldset className="grid gap-4">
        <legend className="mb-3 w-full pb-2 font-serif text-xl rule-opens">{text.document}</legend>
        <Notice>
          <b className="block font-semibold">{text.what}</b>
          {text.whatText}
        </Notice>
        <DocumentFields
          client={client.id}
          templates={templates}
          card={card}
          owner={choices.people.find(({ role }) => role === 'owner')?.name ?? ''}
          template={template}
          onTemplate={(chosen) => {
            setTemplate(chosen)
            setTaken(null)
            setMarks({})
            if (chosen) {
              setKind(chosen.kind)
              setTitle(chosen.name)
            }
          }}
          kind={kind}
          onKind={setKind}
          kindError={error('kind')}
          title={title}
          taken={taken}
          onTaken={(pdf, name) => {
            setTaken(pdf)
            // All boxes are removed, because they were placed on the pages of the previous PDF.
            setMarks({})
            if (!title && name) setTitle(name)
          }}
        />
        {refused ? null : (
          <Field label={text.name} error={error('title')}>
            {(control) => (
              <Input
                {...control}
                value={title}
                maxLength={120}
                onChange={(event) => setTitle(event.currentTarget.value)}
                autoComplete="off"
              />
            )}
          </Field>
        )}
      </fieldset>
      {refused ? null : (
        <>
          <SignerFields
            signers={signers}
            choices={choices}
            inOrder={inOrder}
            error={error}
            onOrder={setInOrder}
            onChange={setSigners}
          />
          {taken && signers.length > 0 ? (
            <MarkPlacer
              key={taken.request}
              href={`/api/firmas/${taken.request}`}
              pages={taken.pages}
              signers={signers}
              marks={marks}
              onChange={setMarks}
            />
          ) : null}
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-3 w-full pb-2 font-serif text-xl rule-opens">{text.period}</legend>
            <Field label={text.due}>
              {(control) => (
                <Select {...control} name="days" defaultValue="10">
                  {[3, 5, 10, 15, 30, 60].map((days) => (
                    <option key={days} value={days}>
                      {text.dueIn(days)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={text.remind} hint={text.remindHint}>
              {(control) => (
                <Select {...control} name="remind" defaultValue="2-3">
                  {Object.entries(text.reminders).map(([one, name]) => (
                    <option key={one} value={one}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={`${text.message} ${text.optional}`}
              error={error('message')}
              className="sm:col-span-2"
            >
              {(control) => (
                <textarea {...control} name="message" rows={3} maxLength={1000} className={inputStyles} />
              )}
            </Field>
          </fieldset>
          <p className="border-t border-ink pt-4">
            <Button type="submit" variant="primary" busy={busy} disabled={!taken || signers.length === 0}>
              {busy ? text.sending : text.send(signers.length)}
            </Button>
          </p>
        </>
      )}
    </form>
  )
}

/** Returns the signers of the former version, without people who can no longer be chosen as signers. */
function formerSigners(former: FirmSignature | null, { people, team }: SignerChoices): SignerDraft[] {
  return (former?.signers ?? []).flatMap(({ id, party, name, email, role }) => {
    const person = (party === 'client' ? people : team).find((one) => one.email === email)?.id ?? null
    return party === 'outside' || person
      ? [{ key: id, party, person: party === 'outside' ? null : person, name, email, role }]
      : []
  })
}
