'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { BookDocument } from '@/lib/books/document'

const TeachDialog = dynamic(() =>
  import('@/components/books/teach-dialog').then((module) => module.TeachDialog),
)

export type TeachButtonProps = {
  client: string
  document: BookDocument
  /** Invoices of the month that wait for this supplier. */
  count: number
  label: string
  /** The label with what it is about. */
  name: string
  variant?: 'primary'
  /** True when the person decides about this invoice rather than its supplier. */
  isAboutOne?: boolean
}

export function TeachButton({ label, name, variant, ...rest }: TeachButtonProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button size="sm" variant={variant ?? 'outline'} aria-label={name} onClick={() => open(true)}>
        {label}
      </Button>
      {isOpen ? <TeachDialog {...rest} onClose={() => open(false)} /> : null}
    </>
  )
}
