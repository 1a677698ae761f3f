'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { openedPart } from '@/components/ui/opened-part'
import type { BookDocument } from '@/lib/books/document'

const TeachDialog = dynamic(
  openedPart(() => import('@/components/books/teach-dialog').then((module) => module.TeachDialog)),
  { loading: () => null },
)

export type TeachButtonProps = {
  client: string
  document: BookDocument
  /** The number of this month's invoices that wait for a rule about this supplier. */
  count: number
  label: string
  /** The button's label together with the name of the supplier or invoice. */
  name: string
  variant?: 'primary'
  /** True when the decision is about this invoice and not about its supplier. */
  isAboutOne?: boolean
}

export function TeachButton({ label, name, variant, ...rest }: TeachButtonProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant={variant ?? 'outline'}
        aria-label={name}
        data-book-teach
        onClick={() => open(true)}
      >
        {label}
      </Button>
      {isOpen ? <TeachDialog {...rest} onClose={() => open(false)} /> : null}
    </>
  )
}
