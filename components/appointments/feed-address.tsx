'use client'
import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { linkStyles } from '@/components/ui/link-styles'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'

const text = appointments.feed

/** The address, for the one time that it is known. */
export function FeedAddress({ address }: { address: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  // Where the clipboard is closed to pages the text is at least selected.
  function copy() {
    field.current?.select()
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <Notice tone="ok" role="status" className="mt-4">
      <label htmlFor={id} className="text-sm font-[550]">
        {text.label}
      </label>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Input
          ref={field}
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-once`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>
          {copied ? <Check strokeWidth={1.75} aria-hidden /> : <Copy strokeWidth={1.75} aria-hidden />}
          {copied ? text.copied : text.copy}
        </Button>
      </div>
      <p id={`${id}-once`} className="mt-1.5 text-sm">
        {text.once}
      </p>
      <a href={address.replace(/^https?:/, 'webcal:')} className={linkStyles}>
        {text.subscribe}
      </a>
    </Notice>
  )
}
