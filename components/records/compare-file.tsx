'use client'
import { useState } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { checkText as text } from '@/content/records'

type Outcome = { tone: 'ok' | 'bad' | 'warn'; text: string }

/** The browser computes the file's hash, and the file is never uploaded. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function compare(file: File) {
    try {
      const same = (await hashOf(file)) === sha256
      setOutcome(
        same ? { tone: 'ok', text: text.same(file.name) } : { tone: 'bad', text: text.different(file.name) },
      )
    } catch {
      setOutcome({ tone: 'warn', text: text.unreadable(file.name) })
    }
  }

  return (
    <div className="mt-8">
      <h3 className="text-lg">{text.compare}</h3>
      <p className="mt-1 text-ink-2">{text.compareLead}</p>
      <label className={`${buttonStyles({ variant: 'outline' })} mt-4 cursor-pointer focus-within:outline-2`}>
        {text.choose}
        <FileInput
          accept="application/pdf"
          className="sr-only"
          onFiles={([file]) => file && void compare(file)}
        />
      </label>
      <div role="status" className="mt-4">
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      </div>
    </div>
  )
}

export async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
