import { Download } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { FeeSchedule } from '@/components/signatures/fee-schedule'
import { SignatureActs } from '@/components/signatures/firm/signature-acts'
import { SignatureBadge } from '@/components/signatures/firm/signature-list'
import { SealWatch } from '@/components/signatures/seal-watch'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { NeedsScript } from '@/components/ui/needs-script'
import { Notice } from '@/components/ui/notice'
import { ended } from '@/content/ended'
import { needsScript } from '@/content/needs-script'
import { checkText } from '@/content/records'
import { firmSignaturesText } from '@/content/signature-form'
import { signatureKinds, signaturesText } from '@/content/signatures'
import { formatDateTime, formatDay, formatTime } from '@/lib/format/date'
import { listed } from '@/lib/format/listed'
import { eventSentence } from '@/lib/signatures/evidence'
import type { FirmSignature } from '@/lib/signatures/signature'

const text = firmSignaturesText.page

type FirmSignaturePageProps = { signature: FirmSignature; isMyTurn: boolean }

/** Shows a document to the firm: missing signers, the evidence, and whether the evidence is intact. */
export function FirmSignaturePage({ signature, isMyTurn }: FirmSignaturePageProps) {
  const { id, title, clientTitle, client, status, by, sentAt, dueAt, signers, events, broken } = signature
  const missing = signers.filter(({ state }) => state === 'asked' || state === 'waiting')
  const isOpen = status === 'sent'
  const boxOf = (signer: number) => signature.marks.find(({ position }) => position === signer)?.mark.page
  return (
    <>
      <div className="pt-8 pb-6 sm:pt-12">
        <Link href="/admin/firmas" prefetch={false} className={linkStyles}>
          {text.back}
        </Link>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h1 className="wrap-anywhere">{title}</h1>
          <SignatureBadge
            request={{ status, signers: signers.map((one) => ({ ...one, opened: one.openedAt !== null })) }}
          />
        </div>
        <p className="mt-1 text-ink-2">
          <bdi>{ended(clientTitle)}</bdi> {signatureKinds[signature.kind]},{' '}
          {signaturesText.version(signature.version)}. {sentAt ? text.sent(by, formatDay(sentAt)) : null}{' '}
          {isOpen && dueAt ? text.due(formatDay(new Date(Date.parse(dueAt) - 1))) : null}
        </p>
      </div>
      {broken === null ? null : (
        <Notice tone="bad" className="mb-6">
          {text.broken(broken)}
        </Notice>
      )}
      <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          <section className="border-y border-ink bg-sheet p-5">
            <p className="font-semibold">
              {standing(
                signature,
                missing.map(({ name }) => name),
              )}
            </p>
            {status === 'sealing' ? <SealWatch /> : null}
            {isOpen && signature.nextReminderAt ? (
              <p className="text-sm text-ink-2">
                {text.nextReminder(formatDateTime(signature.nextReminderAt))}
              </p>
            ) : null}
            {isMyTurn ? (
              <p className="mt-3 flex flex-wrap items-center gap-4">
                <span>{text.yours}</span>
                <Link
                  href={`/admin/firmas/${id}?firmar=1` as Route}
                  prefetch={false}
                  className={buttonStyles({ variant: 'primary' })}
                >
                  {text.sign}
                </Link>
              </p>
            ) : null}
            <NeedsScript>{needsScript.signatures}</NeedsScript>
            <SignatureActs
              request={id}
              isOpen={isOpen}
              mayWithdraw={status === 'sent' || status === 'declined'}
              again={
                client && !signature.newer && status !== 'sealing'
                  ? `/admin/firmas/nueva?cliente=${client}&reemplaza=${id}`
                  : null
              }
            />
            {signature.newer ? (
              <Link
                href={`/admin/firmas/${signature.newer}` as Route}
                prefetch={false}
                className={linkStyles}
              >
                {text.newer}
              </Link>
            ) : null}
          </section>
          <FeeSchedule
            fees={signature.fees}
            by={status === 'sealing' || status === 'signed' ? 'signed' : 'firm'}
          />
          <section aria-labelledby="evidence">
            <h2 id="evidence" className="pb-3 rule-opens">
              {text.evidence}
            </h2>
            <ol className="rule-closes">
              {events.map((event) => (
                <li
                  key={event.n}
                  className="grid gap-x-6 border-t border-rule py-2.5 first:border-t-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
                >
                  <time dateTime={event.at} className="text-sm text-ink-2 tabular-nums">
                    {formatDateTime(event.at)}
                  </time>
                  <span className="wrap-anywhere">
                    {eventSentence(event, signers)}
                    {event.facts.ip ? (
                      <span className="block text-sm text-ink-2">
                        {event.facts.ip}
                        {event.facts.agent ? `, ${event.facts.agent}` : ''}
                      </span>
                    ) : null}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="grid min-w-0 gap-8">
          <section aria-labelledby="signers">
            <h2 id="signers" className="pb-3 text-lg rule-opens">
              {text.signers}
            </h2>
            <ol className="rule-closes">
              {signers.map((one) => (
                <li
                  key={one.id}
                  className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-2.5 first:border-t-0"
                >
                  <span className="font-serif text-lg text-green">{one.place}</span>
                  <span className="min-w-0 wrap-anywhere">
                    <b className="font-semibold">{one.name}</b>
                    <span className="block text-sm text-ink-2">
                      {one.role}. {one.email}
                    </span>
                    {boxOf(one.position) ? (
                      <span className="block text-sm text-ink-2">{text.box(boxOf(one.position) ?? 0)}</span>
                    ) : null}
                    <span className="block text-sm">
                      {one.signedAt
                        ? `${text.states.signed}, ${formatDateTime(one.signedAt)}`
                        : one.state === 'asked' && one.openedAt
                          ? text.openedState
                          : text.states[one.state]}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="files" className="grid justify-items-start gap-1 bg-sunk p-5">
            <h2 id="files" className="text-lg">
              {text.files}
            </h2>
            {status === 'signed' ? (
              <a
                href={`/api/firmas/${id}?firmado=1`}
                download
                className={buttonStyles({ variant: 'primary', size: 'sm' })}
              >
                <Download strokeWidth={1.75} aria-hidden /> {text.signedPdf}
              </a>
            ) : null}
            <a href={`/api/firmas/${id}`} download className={linkStyles}>
              {text.sentPdf}
            </a>
            <p className="text-sm text-ink-2">{text.code}</p>
            <a
              href={`${checkText.path}?codigo=${signature.code}`}
              className={`${linkStyles} font-serif text-lg tabular-nums`}
            >
              {signature.code}
            </a>
          </section>
          <section aria-labelledby="unchanged">
            <h2 id="unchanged" className="pb-3 text-lg rule-opens">
              {text.unchanged}
            </h2>
            <p className="mt-3 text-sm">{text.hash}</p>
            <p className="mt-2 tabular-nums">{hashText(signature.sha256)}</p>
            {signaturesText.flattened(signature.flattened).length > 0 ? (
              <p className="mt-2 text-sm text-ink-2">
                {text.flattened}: {signaturesText.flattened(signature.flattened).join('; ')}.
              </p>
            ) : null}
          </section>
        </aside>
      </div>
    </>
  )
}

/** Writes a hash in groups of four digits, so that people can compare it. */
const hashText = (hash: string) => hash.replace(/.{4}(?!$)/g, '$& ')

function standing({ status, sealProblem, sealNextAt }: FirmSignature, missing: readonly string[]): string {
  if (status === 'sent') return text.missing(missing.length, listed(missing) ?? '')
  if (status === 'sealing')
    return sealProblem && sealNextAt
      ? text.sealProblem(
          text.sealProblems[sealProblem] ?? text.sealProblems.unknown ?? '',
          `a las ${formatTime(sealNextAt)}`,
        )
      : text.sealing
  return firmSignaturesText.status[status]
}
