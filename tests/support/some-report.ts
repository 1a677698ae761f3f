import type { Report } from '@/lib/reports/report'

export const someReport: Report = {
  obligations: [
    { obligation: 'withholding', name: null, municipality: null, due: 40, inTime: 39, late: 1 },
    { obligation: 'local-withholding', name: null, municipality: '11001', due: 20, inTime: 18, late: 1 },
  ],
  firm: { due: 60, inTime: 57, late: 2 },
  turnaround: [
    { week: '2026-11-09', hours: 4, invoices: 30 },
    { week: '2026-11-16', hours: 2, invoices: 10 },
  ],
  invoices: { reviewed: 40, rejected: 4 },
  reasons: [{ title: '=IVA mal calculado', invoices: 4 }],
  suppliers: [
    {
      nit: '900418726',
      name: 'Papeles del Oriente S.A.S.',
      invoices: 12,
      rejected: 4,
      clients: 2,
      reason: 'IVA',
    },
  ],
  load: [{ name: null, obligations: 3, hours: null }],
  waiting: [
    {
      obligation: 'withholding',
      name: null,
      municipality: null,
      count: 2,
      clients: 1,
      next: '2026-11-18',
    },
  ],
  advisors: [{ name: 'Laura Gómez', clients: 2, invoices: 40, hours: 3.5, rejected: 4, due: 60, inTime: 57 }],
}
