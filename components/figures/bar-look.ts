import type { Side } from '@/lib/figures/month-figures'

/** Hatched and full: told apart without colour. */
export const barLook: Record<Side, string> = {
  purchases:
    'border border-ink bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_4px)]',
  sales: 'border border-ink bg-green',
}
