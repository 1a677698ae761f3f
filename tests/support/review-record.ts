import type { ReviewRecord } from '@/lib/records/record'

const day = '2026-11-18T'

export const rejectedRecord: ReviewRecord = {
  id: '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01',
  number: 'RR-2026-0058',
  code: '3F0A-91BC-77DE-2C41',
  issued_at: `${day}20:11:00Z`,
  path: null,
  at_decision: true,
  standing: { withdrawn_at: null, reopened_at: null, newer: null, replaced_by: null },
  content: {
    invoice: 'INV-2026-014',
    name: 'FE-4821.xml',
    verdict: 'rejected',
    note: 'El IVA dice 435.910 y debe ser 453.910. Pide a Papeles del Oriente una nota de ajuste y sube la factura corregida.',
    client: {
      name: 'Laura Mejía',
      companies: [{ name: 'Distribuciones Mejía S.A.S.', nit: '901207354', digit: 0 }],
    },
    document: {
      supplier: 'Papeles del Oriente S.A.S.',
      supplier_nit: '900418726',
      document_number: 'FE-4821',
      issued_on: '2026-11-18',
      total: 2824910,
      code: 'a'.repeat(96),
      rules_version: '2026.11',
      reviewed_at: `${day}19:32:00Z`,
    },
    sheet: {
      currency: 'COP',
      count: 3,
      lines: [
        { id: '1', description: 'Resma carta 75 g', quantity: '40', price: '18900.00', amount: '756000.00' },
        { id: '2', description: 'Tóner negro', quantity: '6', price: '142500.00', amount: '855000.00' },
        {
          id: '3',
          description: 'Archivador metálico',
          quantity: '2',
          price: '389000.00',
          amount: '778000.00',
        },
      ],
      taxes: [{ name: 'IVA', code: '01', amount: '435910.00', percents: ['19.00'] }],
      totals: {
        lines: '2389000.00',
        allowances: '',
        charges: '0.00',
        prepaid: '',
        payable: '2824910.00',
      },
      passed: ['T1', 'T3', 'T4', 'T6'],
    },
    findings: [
      {
        id: 'T5',
        severity: 'block',
        message:
          'El IVA no cuadra: la factura dice $ 435.910 y da $ 453.910. Parece que dos cifras están cambiadas de lugar.',
        figures: {
          tax: 'IVA',
          line: '',
          base: '2389000.00',
          percent: '19.00',
          stated: '435910.00',
          computed: '453910.00',
          difference: '18000.00',
        },
      },
      { id: 'E3', severity: 'warn', message: 'El archivo no trae la respuesta de la DIAN.', figures: {} },
      { id: 'P1', severity: 'info', message: 'Es una compra a crédito: vence el 18/12/2026.', figures: {} },
    ],
    file: {
      sha256: '9c1f07ae'.repeat(8),
      size: 46_900,
      type: 'application/xml',
      received_at: `${day}19:31:00Z`,
    },
    decisions: [
      {
        at: `${day}20:10:00Z`,
        by: 'Diana Cárdenas',
        automatic: false,
        verdict: 'rejected',
        note: 'El IVA dice 435.910.',
      },
    ],
  },
}
