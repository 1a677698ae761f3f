import type { CivilDay } from '@/lib/calendar/civil-day'
import type { StoredProfile } from '@/lib/tax-profile/schema'
import type { DemoEmail } from '../demo-accounts'
import { buyer, type Party } from '../sample-files/parties'
import { cafeFiles, dentist, dentistFiles, hardware, hardwareFiles, type DemoInvoice } from './files'

/** `days` counts working days from today, negative for past days; a message without `sent` is sent now. */
type Line = readonly [by: 'client' | 'firm', words: string, sent?: { days: number; hour: number }]

export type DemoClient = {
  email: DemoEmail
  name: string
  phone: string
  company: Party
  files: () => Promise<DemoInvoice[]>
  threads: readonly { subject: string; lines: readonly Line[] }[]
  tasks: readonly (readonly [name: string, state: 'pending' | 'completed'])[]
  /** `days` counts working days from today, negative for past days; `hour` is an hour in Bogotá. */
  meetings: readonly {
    title: string
    days: number
    hour: number
    status: 'requested' | 'confirmed' | 'done'
  }[]
  taxProfiles: readonly { from: CivilDay; profile: Omit<StoredProfile, 'nit' | 'digit' | 'name'> }[]
  note?: string
}

export const demoClients: readonly DemoClient[] = [
  {
    email: 'cliente@demo.co',
    name: 'Camilo Restrepo',
    phone: '310 555 0142',
    company: buyer,
    files: cafeFiles,
    threads: [
      {
        subject: 'Retención en el contrato del local',
        lines: [
          [
            'client',
            'Buenos días. Vamos a renovar el arriendo del local de Teusaquillo. ¿La retención sigue en 3,5 % del canon?',
            { days: -18, hour: 9 },
          ],
          [
            'firm',
            'Buenos días, Camilo. Sí, 3,5 % sobre el canon sin IVA. Cuando lo firmes, súbenos el contrato y queda listo desde el primer pago.',
            { days: -18, hour: 11 },
          ],
          [
            'client',
            'Perfecto. El arrendador es persona natural y no cobra IVA. ¿Cambia algo?',
            { days: -11, hour: 16 },
          ],
          [
            'firm',
            'No cambia la tarifa. Pídele el RUT del año y súbelo con el contrato: con eso hacemos el documento soporte cada mes.',
            { days: -10, hour: 10 },
          ],
        ],
      },
      {
        subject: 'El recibo de parqueadero',
        lines: [
          [
            'firm',
            'Camilo, el recibo de parqueadero que subiste no trae NIT. ¿Puedes pedir la factura electrónica? Sin ella no podemos llevarlo como gasto.',
          ],
        ],
      },
    ],
    tasks: [
      ['Actualizar la dirección del local en el RUT', 'completed'],
      ['Pedir la factura electrónica del parqueadero', 'pending'],
      ['Subir el contrato de arriendo firmado', 'pending'],
    ],
    meetings: [
      { title: 'Presupuesto del segundo semestre', days: -88, hour: 10, status: 'done' },
      { title: 'Facturas con cifras cruzadas', days: -37, hour: 15, status: 'done' },
      { title: 'Cierre del bimestre de IVA', days: -4, hour: 11, status: 'done' },
      { title: 'Contrato del local de Teusaquillo', days: 3, hour: 9, status: 'confirmed' },
    ],
    taxProfiles: [
      {
        from: '2025-01-01',
        profile: {
          kind: 'company',
          regime: 'ordinary',
          responsibilities: ['05', '07', '14', '42', '48', '52'],
          entity: null,
          activities: [],
          vat_cycle: 'four-months',
          traits: ['employer', 'merchant'],
          municipalities: [{ code: '11001', duties: ['local-tax-annual'] }],
        },
      },
      // The client's income rose in 2025, so from 2026 on VAT and the city's tax are due every two months.
      {
        from: '2026-01-01',
        profile: {
          kind: 'company',
          regime: 'ordinary',
          responsibilities: ['05', '07', '14', '33', '42', '48', '52', '55'],
          entity: null,
          activities: [],
          vat_cycle: 'bimester',
          traits: ['employer', 'merchant', 'databases'],
          municipalities: [{ code: '11001', duties: ['local-tax-bimonthly', 'local-withholding'] }],
        },
      },
    ],
  },
  {
    email: 'ferreteria@demo.co',
    name: 'Laura Quintero',
    phone: '316 555 0177',
    company: hardware,
    files: hardwareFiles,
    threads: [
      {
        subject: 'Facturas para el IVA del bimestre',
        lines: [
          [
            'client',
            'Hola. ¿Ya tienen todo lo mío para el IVA de este bimestre o les falta alguna factura?',
            { days: -2, hour: 15 },
          ],
          [
            'firm',
            'Hola, Laura. Falta una: el flete de Transportes Nube Clara vino a nombre de otra empresa. ¿Les pides que la corrijan?',
            { days: -1, hour: 11 },
          ],
          ['client', 'Listo, ya se la pedí. Me la mandan mañana a primera hora.'],
        ],
      },
    ],
    tasks: [['Pedir a Transportes Nube Clara la factura corregida', 'pending']],
    meetings: [{ title: 'Conciliación de la cuenta del banco', days: 4, hour: 10, status: 'requested' }],
    taxProfiles: [
      {
        from: '2026-01-01',
        profile: {
          kind: 'company',
          regime: 'simple',
          responsibilities: ['14', '42', '47', '48', '52'],
          entity: null,
          activities: [],
          vat_cycle: null,
          traits: ['employer', 'merchant'],
          municipalities: [{ code: '25754', duties: ['local-withholding'] }],
        },
      },
    ],
    note: 'Atiende el mostrador por la mañana: llamarla después de las 3 p. m.',
  },
  {
    email: 'consultorio@demo.co',
    name: 'Julián Peñaloza',
    phone: '301 555 0119',
    company: dentist,
    files: dentistFiles,
    threads: [
      {
        subject: 'Auxiliar nueva en la nómina electrónica',
        lines: [
          [
            'client',
            'Buenas tardes. La próxima semana entra una auxiliar con contrato a término fijo. ¿Qué documentos les envío para incluirla en la nómina electrónica?',
          ],
        ],
      },
    ],
    tasks: [['Reunir cédula, EPS y fondo de pensiones de la auxiliar', 'pending']],
    meetings: [{ title: 'Renta de la sociedad', days: 5, hour: 15, status: 'requested' }],
    taxProfiles: [],
  },
]
