import Link from 'next/link'
import { FiguresSection } from '@/components/figures/figures-section'
import { Button } from '@/components/ui/button'
import { figures } from '@/content/figures'
import { ownFile, type MonthFigures } from '@/lib/figures/month-figures'
import { tabAddress } from '@/lib/invoices/address'
import type { Result } from '@/lib/result'

const text = figures.empty

/** The client's own, in the room of their invoices. */
export function OwnFigures({ reading }: { reading: Result<MonthFigures> }) {
  return (
    <div className="pt-8">
      <FiguresSection
        reading={reading}
        file={ownFile}
        empty={text.own}
        action={
          <Button asChild size="sm" variant="primary">
            <Link href={tabAddress('upload')}>{text.action}</Link>
          </Button>
        }
      />
    </div>
  )
}
