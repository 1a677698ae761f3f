import type { PublishedTable } from '../published-table'

const norm = 'Resolución anual de plazos del municipio'
const transcription = 'Transcripción pública de los plazos de 2026 (CERPAT.IO)'

/** The dates of the first periods of 2026 were not found. */
export const cartagenaTables: readonly PublishedTable[] = [
  {
    obligation: 'local-withholding',
    municipality: '13001',
    year: 2026,
    norm,
    source: transcription,
    state: 'published',
    dates: [null, null, null, '2026-09-24', '2026-11-26', '2027-01-28'],
  },
]

/** The source does not name the periods, so these dates are marked as computed. */
export const villavicencioTables: readonly PublishedTable[] = [
  {
    obligation: 'local-withholding',
    municipality: '50001',
    year: 2026,
    norm,
    source: `${transcription}; el período de cada fecha se dedujo`,
    state: 'computed',
    dates: [
      null,
      null,
      null,
      { '0-2': '2026-09-09', '3-5': '2026-09-11', '6-9': '2026-09-14' },
      { '0-2': '2026-11-11', '3-5': '2026-11-13', '6-9': '2026-11-17' },
      { '0-2': '2027-02-10', '3-5': '2027-02-12', '6-9': '2027-02-15' },
    ],
  },
]
