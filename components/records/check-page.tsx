import { BadgeAlert, BadgeCheck } from 'lucide-react'
import { CheckedDocument } from '@/components/records/checked-document'
import { CompareAny } from '@/components/records/compare-any'
import { CompareFile } from '@/components/records/compare-file'
import { PageHeading, Section } from '@/components/site/section'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { checkText as text, recordText } from '@/content/records'
import { formatDateTime, formatShortDate } from '@/lib/format/date'
import type { CheckedRecord, RecordAnswer } from '@/lib/records/check-record'
import type { CheckedSignature } from '@/lib/signatures/check-signature'

type Answer = RecordAnswer | { signature: CheckedSignature }
type CheckPageProps = { typed: string; answer: Answer | null; signed: boolean }

/** This public page verifies a review record by its code; it needs script only to compare a file. */
export function CheckPage({ typed, answer, signed }: CheckPageProps) {
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  return (
    <Section opens>
      <PageHeading title={titleOf(answer)} lead={text.lead} />
      <CheckForm typed={typed} problem={problem} />
      {answer && 'signature' in answer ? <CheckedDocument signature={answer.signature} /> : null}
      {answer && 'number' in answer ? <CheckedFacts record={answer} /> : null}
      <CompareAny />
      {signed ? (
        <div className="mt-14 max-w-[60ch] border-t border-rule pt-6">
          <h2 className="text-xl">{text.certificate}</h2>
          <p className="mt-2 text-ink-2">{text.certificateLead}</p>
          <p className="mt-3">
            <a href="/api/verificar/certificado" download className={linkStyles}>
              {text.certificateLink}
            </a>
          </p>
        </div>
      ) : null}
    </Section>
  )
}

function titleOf(answer: Answer | null): string {
  if (!answer || 'problem' in answer) return text.title
  return 'signature' in answer ? text.titleOf.signature : text.titleOf.record
}

/** A GET form gives each answer a URL that can be stored and shared. */
function CheckForm({ typed, problem }: { typed: string; problem: string | undefined }) {
  return (
    <form action={text.path} className="mt-8 grid max-w-96 gap-4">
      <Field label={text.field} hint={text.hint} error={problem}>
        {(control) => (
          <Input
            {...control}
            name="codigo"
            defaultValue={typed}
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tracking-[.06em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start">
        {text.button}
      </Button>
    </form>
  )
}

export function CheckedFacts({ record }: { record: CheckedRecord }) {
  const { withdrawn_at, reopened_at, newer, replaced_by } = record.standing
  const over = Boolean(withdrawn_at ?? reopened_at ?? newer ?? replaced_by)
  const Badge = over ? BadgeAlert : BadgeCheck
  return (
    <section aria-labelledby="record-answer" className="mt-12 max-w-[44rem]">
      <h2 id="record-answer" className={`flex items-start gap-2.5 text-2xl ${over ? '' : 'text-green'}`}>
        <Badge className="mt-[.12em] size-[1.1em] flex-none" strokeWidth={1.75} aria-hidden />
        {over ? text.over : text.genuine}
      </h2>
      {over ? <Since record={record} /> : null}
      <dl className="mt-5 border-t-5 border-double border-rule-green">
        {factsOf(record, over).map(([label, value]) =>
          value ? (
            <div key={label} className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[16rem_1fr]">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-[550] wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Expiry record={record} />
      {record.sha256 ? <CompareFile sha256={record.sha256} /> : null}
    </section>
  )
}

function Since({ record: { standing } }: { record: CheckedRecord }) {
  const { withdrawn_at: withdrawn, reopened_at: reopened, newer, replaced_by: replaced } = standing
  return (
    <Notice tone="warn" className="mt-4 [&>div]:grid [&>div]:gap-1.5">
      {withdrawn ? <p>{text.withdrawn(formatDateTime(withdrawn))}</p> : null}
      {reopened ? <p>{text.reopened(formatDateTime(reopened))}</p> : null}
      {newer ? (
        <p>
          {text.newer} <Code code={newer} />.
        </p>
      ) : null}
      {replaced ? (
        <p>
          {text.replaced}
          {replaced.code ? (
            <>
              {' '}
              {text.replacedBy} <Code code={replaced.code} />.
            </>
          ) : null}
        </p>
      ) : null}
    </Notice>
  )
}

const Code = ({ code }: { code: string }) => (
  <a
    href={`${text.path}?codigo=${code}`}
    className="font-[550] whitespace-nowrap tabular-nums underline underline-offset-[0.22em]"
  >
    {code}
  </a>
)

function Expiry({
  record: { expired, certificate_until: until, stamped_at: stamped },
}: {
  record: CheckedRecord
}) {
  if (!expired || !until) return null
  const on = formatShortDate(until)
  return <Notice className="mt-5">{stamped ? text.expiredStamped(on) : text.expired(on)}</Notice>
}

function factsOf(record: CheckedRecord, over: boolean): (readonly [string, string | null])[] {
  const { labels } = text
  const { signed_at: signed, certificate_until: until, stamped_at: stamped, automatic } = record
  return [
    [labels.number, record.number],
    [labels.document, record.document],
    [labels.verdict, recordText.verdicts[record.verdict]],
    [labels.decidedBy, automatic === null ? null : automatic ? text.automatic.yes : text.automatic.no],
    [labels.state, over ? null : text.valid],
    [labels.issuedAt, formatDateTime(record.issued_at)],
    [
      labels.signedAt,
      signed && until
        ? text.signed(formatDateTime(signed), formatShortDate(until))
        : record.sha256
          ? null
          : text.unsigned,
    ],
    [labels.stampedAt, signed ? (stamped ? text.stamped(formatDateTime(stamped)) : text.unstamped) : null],
    [labels.fileHash, record.file_sha256],
    [labels.hash, record.sha256],
  ]
}
