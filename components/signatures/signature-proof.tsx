import { Download } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { checkText } from '@/content/records'
import { signaturePageText } from '@/content/signature-page'
import { signaturesText } from '@/content/signatures'
import { signatureFacts } from '@/lib/signatures/evidence'
import type { OpenSignature } from '@/lib/signatures/signature'

const text = signaturePageText.proof

type SignatureProofProps = {
  view: OpenSignature
  proof: NonNullable<OpenSignature['proof']>
  href: (sealed: boolean) => string
}

/** Shows the evidence of the reader's signature, the PDF that was sent and, once all have signed, the signed PDF. */
export function SignatureProof({ view, proof, href }: SignatureProofProps) {
  const { title, version, pages, sha256, code, state, signer } = view
  const rows = [
    [text.who, signer.name],
    ...signatureFacts(proof.at, proof.facts),
    [text.what, `${title}, ${signaturesText.version(version)}, ${signaturesText.pages(pages)}`],
  ] as const
  return (
    <div className="mt-4 grid items-start gap-x-12 gap-y-8 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="proof" className="min-w-0">
        <h2 id="proof" className="pb-3 rule-opens">
          {text.title}
        </h2>
        <dl className="rule-closes">
          {rows.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
          <Fact label={text.hash}>
            <span className="block tabular-nums">{sha256}</span>
            <span className="text-sm text-ink-2">{text.hashHint}</span>
          </Fact>
        </dl>
      </section>
      <aside className="grid gap-6">
        <section aria-labelledby="copies" className="grid justify-items-start gap-2 bg-sunk p-5">
          <h2 id="copies" className="text-lg">
            {text.copies}
          </h2>
          {state === 'signed' ? (
            <a href={href(true)} download className={buttonStyles({ variant: 'primary', size: 'sm' })}>
              <Download strokeWidth={1.75} aria-hidden /> {text.signedPdf}
            </a>
          ) : null}
          <a href={href(false)} download className={linkStyles}>
            {text.sentPdf}
          </a>
        </section>
        <section aria-labelledby="check" className="bg-sunk p-5">
          <h2 id="check" className="text-lg">
            {text.check}
          </h2>
          <p>{text.checkText}</p>
          <p className="mt-1 font-serif text-xl tabular-nums">{code}</p>
          <a href={`${checkText.path}?codigo=${code}`} className={linkStyles}>
            {text.checkLink}
          </a>
        </section>
      </aside>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid gap-x-6 border-t border-rule py-2.5 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
)
