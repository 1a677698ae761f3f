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
      className="grid gap-4 rounded-sheet border border-rule bg-sheet p-6"
      data-secret
    >
      <div className="min-w-0">
        <h2 id="direccion" className="text-sm font-semibold text-ink-2">
          {text.label(company)}
        </h2>
        <p className="font-serif text-xl wrap-anywhere">
          {local}
          <wbr />@{domain}
        </p>
        <p className="mt-1 text-sm text-ink-2">{text.takes}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? <Check strokeWidth={1.75} aria-hidden /> : <Copy strokeWidth={1.75} aria-hidden />}
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
        <Button asChild>
          <a href={share}>{text.share}</a>
        </Button>
      </p>
    </section>
  )
}
