import { useState, type ReactNode } from 'react'

type MoreChoicesProps = { label: string; isUsed: boolean; children: ReactNode }

/** A collapsible section with rarely used choices; it is open while one of the choices is selected. */
export function MoreChoices({ label, isUsed, children }: MoreChoicesProps) {
  // The section stays open after the last choice is removed, so that the checkbox just pressed does not disappear.
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
