import { useState, type ReactNode } from 'react'

type MoreChoicesProps = { label: string; isUsed: boolean; children: ReactNode }

/** Choices that few need: unfolded once something of them is chosen. */
export function MoreChoices({ label, isUsed, children }: MoreChoicesProps) {
  // Folded up when the last choice is taken away it would hide the box that was just pressed.
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
