'use client'
import { useRef, useState } from 'react'
import { FieldError } from '@/components/contact/field-error'
import { NitResult } from '@/components/tools/nit/nit-result'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles } from '@/components/ui/input-styles'
import { nitDigitForm as text } from '@/content/tools/nit-digit'
import { readNit } from '@/lib/format/read-nit'

/** A NIT on the left and, as it is typed, its digit with the calculation on the right. */
export function NitDesk() {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const read = readNit(typed)
  const problem = typeof read === 'string' ? text.problems[read] : undefined

  const clear = () => {
    setTyped('')
    field.current?.focus()
  }

  return (
    <div className="mt-8 grid items-start gap-x-18 gap-y-12 lg:grid-cols-2 noscript:hidden">
      <div className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 sm:p-6">
        <h2 className="text-lg/[1.25] font-[550]">{text.title}</h2>
        <div className="grid gap-1.5">
          <label htmlFor="nit" className="text-sm font-[550]">
            {text.field}
          </label>
          <input
            ref={field}
            id="nit"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'nit-error' : 'nit-hint'}
            className={`${inputStyles} text-lg`}
          />
          <p id="nit-hint" className="text-sm text-ink-2">
            {text.hint}
          </p>
          <div role="status">
            <FieldError id="nit-error" message={problem} />
          </div>
        </div>
        <div>
          <button type="button" onClick={clear} className={buttonStyles({ size: 'sm' })}>
            {text.clear}
          </button>
        </div>
      </div>
      <NitResult typed={typeof read === 'string' ? null : read} />
    </div>
  )
}
