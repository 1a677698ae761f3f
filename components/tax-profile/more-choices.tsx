import { useState, type ReactNode } from 'react'

type MoreChoicesProps = { label: string; isUsed: boolean; children: ReactNode }

/** A fold with rarely used choices, which is open while one of them is selected. */
export function MoreChoices({ label, isUsed, children }: MoreChoicesProps) {
  // The fold stays open after the last choice is removed, so that the box just pressed does not disappear.
  const [isOpen, setOpen] = useState(isUsed)
  if (isUsed && !isOpen) setOpen(true)
  return (
    <details open={isOpen || undefined}>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-[1rem] font-[550] text-green underline decoration-1 underline-offset-[0.22em]">
        {label}
      </summary>
      {children}
    </details>
  )
}
