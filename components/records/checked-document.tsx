import { BadgeAlert, BadgeCheck } from 'lucide-react'
import { checkSignatureText as text } from '@/content/signature-form'
import { signatureKinds } from '@/content/signatures'
import { formatDateTime, formatShortDate } from '@/lib/format/date'
import type { CheckedSignature } from '@/lib/signatures/check-signature'

/** The public data of a document, without names, for people who have the document's code or file. */
export function CheckedDocument({ signature }: { signature: CheckedSignature }) {
  const { whole, status, matches } = signature
  const isGood = whole && status === 'signed' && signature.newer === null
  const Badge = isGood ? BadgeCheck : BadgeAlert
  const sentences = sentencesOf(signature)
  return (
    <section aria-labelledby="document-answer" className="mt-12 max-w-[44rem]">
      <h2 id="document-answer" className={`flex items-start gap-2.5 text-2xl ${isGood ? 'text-green' : ''}`}>
        <Badge className="mt-[.12em] size-[1.1em] flex-none" strokeWidth={1.75} aria-hidden />
        {matches === 'code' ? text.title : sentences[0]}
      </h2>
      {sentences.slice(matches === 'code' ? 0 : 1).map((sentence) => (
        <p key={sentence} className="mt-2 text-lg">
          {sentence}
        </p>
      ))}
      <dl className="mt-5 border-t-5 border-double border-rule-green">
        {factsOf(signature).map(([label, value]) =>
          value ? (
            <div key={label} className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[16rem_1fr]">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-[550] wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}

function sentencesOf({ matches, status, signed, signers, newer, whole }: CheckedSignature): string[] {
  const { sentences: said } = text
  const found = matches === 'code' ? [] : [matches === 'sealed' ? said.sealed : said.frozen]
  const standing =
    status === 'signed'
      ? [newer === null ? said.signed : said.replaced(newer)]
      : [
          status === 'sent' ? [] : [said[status]],
          signed === 0 ? [said.unsigned] : status === 'sealing' ? [] : [said.part(signed, signers)],
        ].flat()
  return [...found, ...standing, ...(whole ? [] : [said.broken])]
}

function factsOf(one: CheckedSignature): (readonly [string, string | null])[] {
  const { labels } = text
  return [
    [labels.kind, signatureKinds[one.kind]],
    [labels.version, String(one.version)],
    [labels.pages, String(one.pages)],
    [labels.sent, formatDateTime(one.sentAt)],
    [labels.signers, `${one.signed} de ${one.signers}`],
    [labels.sealed, one.sealedAt && formatDateTime(one.sealedAt)],
    [labels.stamped, one.sealedAt && (one.stampedAt ? formatDateTime(one.stampedAt) : text.unstamped)],
    [labels.certificate, one.certificateUntil && formatShortDate(one.certificateUntil)],
    [labels.frozen, one.sha256],
    [labels.final, one.sealedSha256],
  ]
}
