'use client'
import { Copy, Mail, Share2 } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { findingMessages } from '@/content/einvoice/finding-messages'
import { toast } from '@/lib/toast'

const text = findingMessages.supplier
const never = () => () => {}

type SupplierMessageProps = {
  message: string
  number: string
  /** The supplier's e-mail as stated in the file; '' when there is none. */
  email: string
  untitled?: boolean
}

export function SupplierMessage({ message, number, email, untitled }: SupplierMessageProps) {
  const id = useId()
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => toast({ kind: 'success', ...text.copied }),
      () => toast({ kind: 'error', ...text.notCopied }),
    )
  // The promise rejects when the user closes the system's share sheet, which is no failure.
  const share = () => void navigator.share({ text: message }).catch(() => {})
  const address = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(email) ? email : ''
  const mailto = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(text.subject(number))}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`
  return (
    <section
      aria-labelledby={untitled ? undefined : id}
      aria-label={untitled ? text.title : undefined}
      className={untitled ? '' : 'mt-8'}
    >
      {untitled ? null : (
        <h3 id={id} className="pb-2">
          {text.title}
        </h3>
      )}
      <p className="pb-2 text-sm text-ink-2">{text.intro}</p>
      <blockquote
        tabIndex={0}
        className="max-h-72 overflow-y-auto border border-rule bg-sheet p-4 text-[1rem] leading-normal wrap-anywhere whitespace-pre-line"
      >
        {message}
      </blockquote>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy strokeWidth={1.75} aria-hidden />
          {text.copy}
        </Button>
        {canShare ? (
          <Button size="sm" onClick={share}>
            <Share2 strokeWidth={1.75} aria-hidden />
            {text.share}
          </Button>
        ) : null}
        <Button size="sm" asChild>
          <a href={mailto}>
            <Mail strokeWidth={1.75} aria-hidden />
            {text.mail}
          </a>
        </Button>
      </p>
    </section>
  )
}
