'use client'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { incomingMailText } from '@/content/incoming-mail'

const { address: text } = incomingMailText

export function AddressCard({ address, company }: { address: string; company: string }) {
  const [copied, setCopied] = useState(false)
  const [local = '', domain = ''] = address.split('@')
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  const share = `mailto:?subject=${encodeURIComponent(text.shareSubject)}&body=${encodeURIComponent(
    text.shareBody(company, address).replaceAll('\n', '\r\n'),
  )}`
  return (
    <section
      aria-labelledby="direccion"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-sheet bg-green-deep p-6 text-sheet [--color-ochre-ink:var(--color-ochre)] sm:px-8"
      data-secret
    >
      <div className="min-w-0 flex-[1_1_22rem]">
        <h2 id="direccion" className="font-sans text-sm font-semibold text-ochre">
          {text.label(company)}
        </h2>
        <p className="font-serif text-xl wrap-anywhere">
          {local}
          <wbr />@{domain}
        </p>
        <p className="mt-1 max-w-[60ch] text-sm text-green-pale">{text.takes}</p>
      </div>
      <p className="flex flex-wrap gap-3 min-[64rem]:grid">
        <Button
          className="border-sheet bg-sheet text-ink hover:bg-sunk hover:text-ink"
          onClick={() => void copy()}
        >
          {copied ? <Check strokeWidth={1.75} aria-hidden /> : <Copy strokeWidth={1.75} aria-hidden />}
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
        <Button asChild className="border-green-pale text-sheet hover:bg-sheet hover:text-ink">
          <a href={share}>{text.share}</a>
        </Button>
      </p>
    </section>
  )
}
