import type { MonthlyTotals, MonthTotals } from '@/lib/monthly-totals/monthly-totals'

const nothing = { total: '0.00', iva: '0.00', withheld: '0.00', count: 0 }
export const silentMonth = (month: string): MonthTotals => ({ month, purchases: nothing, sales: nothing })

/** Returns twelve months, of which only two have invoices; in October 2026 returned goods exceed the purchases. */
export const someTotals = (left: Partial<MonthlyTotals['left']> = {}): MonthlyTotals => ({
  months: [
    ...['2025-12', ...Array.from({ length: 9 }, (_, n) => `2026-0${n + 1}`)].map(silentMonth),
    {
      month: '2026-10',
      purchases: { total: '-59500.05', iva: '-9500.01', withheld: '0.00', count: 1 },
      sales: { total: '47800000.00', iva: '7631932.77', withheld: '1195000.00', count: 12 },
    },
    {
      month: '2026-11',
      purchases: { total: '4164999.90', iva: '665000.00', withheld: '87500.00', count: 3 },
      sales: nothing,
    },
  ],
  sum: {
    purchases: { total: '4105499.85', iva: '655499.99', withheld: '87500.00', count: 4 },
    sales: { total: '47800000.00', iva: '7631932.77', withheld: '1195000.00', count: 12 },
  },
  reviewing: 0,
  left: { unread: 0, currencies: [], others: 0, unknown: 0, illegible: 0, ...left },
})

export const noTotals = (left: Partial<MonthlyTotals['left']> = {}): MonthlyTotals => {
  const totals = someTotals(left)
  return {
    ...totals,
    months: totals.months.map(({ month }) => silentMonth(month)),
    sum: { purchases: nothing, sales: nothing },
  }
}
