import type { PublishedTable, PublishedExtension } from '../published-table'

const norm = 'Res. DIAN 000162 de 2023, art. 65, mod. Res. 000188 de 2024 (Res. Única 000227 de 2025)'
const press2025 =
  'Prensa de abril y mayo de 2025. La Res. 000213 de 2025 prorrogó una parte, y sus fechas no se leyeron'
const ladder2025 =
  'Calculada de la resolución. La Res. 000213 de 2025 prorrogó una parte, y sus fechas no se leyeron'
const transcriptions2026 =
  'Transcripciones públicas de 2026. Algunos formatos, hasta el 31 de agosto (Res. 000021 de 2026)'
const ladder2026 = 'Calculada de la resolución, antes de la prórroga'

/** The dates of exogenous information for 2026 are not published yet. */
export const nationalTables: readonly PublishedTable[] = [
  {
    obligation: 'exogenous-large-taxpayer',
    municipality: null,
    year: 2024,
    norm,
    source: press2025,
    state: 'published',
    dates: [
      {
        '1': '2025-04-25',
        '2': '2025-04-28',
        '3': '2025-05-02',
        '4': '2025-05-05',
        '5': '2025-05-06',
        '6': '2025-05-07',
        '7': '2025-05-08',
        '8': '2025-05-09',
        '9': '2025-05-12',
        '0': '2025-05-13',
      },
    ],
  },
  {
    obligation: 'exogenous',
    municipality: null,
    year: 2024,
    norm,
    source: press2025,
    state: 'published',
    dates: [
      {
        '01-05': '2025-05-14',
        '06-10': '2025-05-15',
        '11-15': '2025-05-16',
        '16-20': '2025-05-19',
        '21-25': '2025-05-20',
        '26-30': '2025-05-21',
        '31-35': '2025-05-22',
        '36-40': '2025-05-23',
        '41-45': '2025-05-26',
        '46-50': '2025-05-27',
        '51-55': '2025-05-28',
        '56-60': '2025-06-03',
      },
    ],
  },
  {
    obligation: 'exogenous',
    municipality: null,
    year: 2024,
    norm,
    source: ladder2025,
    state: 'computed',
    dates: [
      {
        '61-65': '2025-06-04',
        '66-70': '2025-06-05',
        '71-75': '2025-06-06',
        '76-80': '2025-06-09',
        '81-85': '2025-06-10',
        '86-90': '2025-06-11',
        '91-95': '2025-06-12',
        '96-00': '2025-06-13',
      },
    ],
  },
  {
    obligation: 'exogenous-large-taxpayer',
    municipality: null,
    year: 2025,
    norm,
    source: transcriptions2026,
    state: 'published',
    dates: [
      {
        '4': '2026-05-05',
        '5': '2026-05-06',
        '6': '2026-05-07',
        '7': '2026-05-08',
        '8': '2026-05-11',
        '9': '2026-05-12',
        '0': '2026-05-13',
      },
    ],
  },
  {
    obligation: 'exogenous-large-taxpayer',
    municipality: null,
    year: 2025,
    norm,
    source: ladder2026,
    state: 'computed',
    dates: [{ '1': '2026-04-28', '2': '2026-04-29', '3': '2026-05-04' }],
  },
  {
    obligation: 'exogenous',
    municipality: null,
    year: 2025,
    norm,
    source: transcriptions2026,
    state: 'published',
    dates: [
      {
        '01-05': '2026-05-14',
        '06-10': '2026-05-15',
        '11-15': '2026-05-19',
        '16-20': '2026-05-20',
        '21-25': '2026-05-21',
        '26-30': '2026-05-22',
        '31-35': '2026-05-25',
        '36-40': '2026-05-26',
        '41-45': '2026-05-27',
        '46-50': '2026-05-28',
        '51-55': '2026-05-29',
        '56-60': '2026-06-01',
        '61-65': '2026-06-02',
        '66-70': '2026-06-03',
        '71-75': '2026-06-04',
        '76-80': '2026-06-05',
        '81-85': '2026-06-09',
        '86-90': '2026-06-10',
        '91-95': '2026-06-11',
        '96-00': '2026-06-12',
      },
    ],
  },
  {
    obligation: 'safety-self-assessment',
    municipality: null,
    year: 2024,
    norm: 'MinTrabajo, Circular 0009 de 2025',
    source: 'Dos fuentes secundarias',
    state: 'published',
    dates: ['2025-03-28'],
  },
]

/** In 2026 large taxpayers whose NIT ends in 1 to 3 got two more weeks and are due last. */
export const nationalExtensions: readonly PublishedExtension[] = [
  {
    obligation: 'exogenous-large-taxpayer',
    municipality: null,
    period: '2025',
    endings: '1',
    due: '2026-05-14',
    norm: 'Res. DIAN 000012 de 2026',
    source: transcriptions2026,
  },
  {
    obligation: 'exogenous-large-taxpayer',
    municipality: null,
    period: '2025',
    endings: '2',
    due: '2026-05-15',
    norm: 'Res. DIAN 000012 de 2026',
    source: transcriptions2026,
  },
  {
    obligation: 'exogenous-large-taxpayer',
    municipality: null,
    period: '2025',
    endings: '3',
    due: '2026-05-19',
    norm: 'Res. DIAN 000012 de 2026',
    source: transcriptions2026,
  },
]
