import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/calendar/civil-day'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { checkDigit } from '@/lib/format/nit'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate } from '@/lib/tax-calendar/due-date'
import { endsIn, endingsOf, stepOf, type Ladder } from '@/lib/tax-calendar/rule'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { readPeriod } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'

const names: Record<string, ObligationId> = {
  renta_gc_c1: 'large-taxpayer-income-first',
  renta_gc_decl_c2: 'large-taxpayer-income-return',
  renta_gc_c3: 'large-taxpayer-income-third',
  renta_pj_decl_c1: 'company-income-return',
  renta_pj_c2: 'company-income-second',
  renta_pn: 'person-income-return',
  iva_bimestral: 'vat-bimonthly',
  iva_cuatrimestral: 'vat-four-monthly',
  iva_rst_anual: 'simple-vat',
  inc_bimestral: 'consumption-tax',
  retefuente_mensual: 'withholding',
  rst_anticipo: 'simple-advance',
  rst_anual: 'simple-return',
  patrimonio_decl_c1: 'wealth-return',
  patrimonio_c2: 'wealth-second',
  activos_ext_gc: 'large-taxpayer-foreign-assets',
  activos_ext_pj: 'company-foreign-assets',
  activos_ext_pn: 'person-foreign-assets',
  activos_ext_rst: 'simple-foreign-assets',
  pt_informativa: 'transfer-pricing-return',
  pt_documentacion: 'transfer-pricing-documents',
  pt_pais_por_pais: 'country-by-country-report',
  iva_prestador_exterior: 'foreign-provider-vat',
  carbono_bimestral: 'carbon-tax',
  bebidas_azucaradas_bimestral: 'sugary-drinks-tax',
  comestibles_ultraprocesados_bimestral: 'ultra-processed-food-tax',
  gasolina_acpm_mensual: 'fuel-tax',
  plasticos_uso_unico_anual: 'single-use-plastics-tax',
  pes_bimestral: 'significant-presence-advance',
  pes_anual: 'significant-presence-return',
  certificados_retencion: 'withholding-certificates',
  rte_actualizacion_web: 'special-regime-update',
  rte_memoria_economica: 'special-regime-report',
  obras_por_impuestos_decl: 'works-for-taxes-return',
  rst_inscripcion: 'simple-enrolment',
  exogena_gc: 'exogenous-large-taxpayer',
  exogena_pj_pn: 'exogenous',
  rub_actualizacion: 'beneficial-owners',
  nomina_electronica_cal10: 'electronic-payroll',
  nomina_electronica_bd10: 'electronic-payroll',
  pila: 'social-security',
  intereses_cesantias: 'severance-interest',
  cesantias_consignacion: 'severance-deposit',
  prima_s1: 'service-bonus',
  prima_s2: 'service-bonus',
  sgsst_autoevaluacion_registro: 'safety-self-assessment',
  matricula_mercantil: 'business-register',
  rup_renovacion: 'proponents-register',
  rnbd_actualizacion: 'databases-register',
  rnbd_reclamos: 'databases-complaints',
  ica_bimestral: 'local-tax-bimonthly',
  ica_simplificado_bimestral: 'local-tax-simplified',
  ica_anual: 'local-tax-annual',
  reteica: 'local-withholding',
  exogena_distrital: 'local-information',
  predial_dcto10: 'property-tax-early',
  predial_dcto15: 'property-tax-early',
  predial: 'property-tax',
  predial_spac_decl: 'property-tax-instalment-return',
  predial_spac_c: 'property-tax-instalment',
  predial_con_recargo: 'property-tax-late',
  vehiculos_dcto10: 'vehicle-tax-early',
  vehiculos: 'vehicle-tax',
  vehiculos_spac_decl: 'vehicle-tax-instalment-return',
  vehiculos_spac_c: 'vehicle-tax-instalment',
}

const cities: Record<string, string> = { bogota: '11001', medellin: '05001', cali: '76001' }
const cityName = /^(bogota|medellin|cali)_/

/** Returns the DANE code of the city with which a name begins, or null for national obligations. */
const cityOf = (name: string): string | null => cities[cityName.exec(name)?.[1] ?? ''] ?? null

/** Returns the obligation with this name in the reference, and `read`, which chooses the date to compare. */
function obligationOf(name: string): { id: ObligationId; read: (date: DueDate) => string } {
  const plain = name.replace(cityName, '').replace(/_spac_c\d$/, '_spac_c')
  const id = name === 'medellin_predial' ? 'property-tax-by-sector' : names[plain]
  if (!id) throw new Error(`unknown name: ${name}`)
  return { id, read: ({ due, latest }) => (name === 'nomina_electronica_bd10' ? latest : due) }
}

type ReferenceRow = Record<'year' | 'name' | 'period' | 'endings' | 'date' | 'confidence', string>

/** Sources outside of the project published or computed these due dates of 2025 to 2027. */
const reference = readFileSync(new URL('./reference.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): ReferenceRow => {
    const [year = '', name = '', period = '', endings = '', date = '', confidence = ''] = line.split('\t')
    return { year, name, period, endings, date, confidence }
  })

const calendar = taxCalendar(publishedSources)
const twoDigits = endingsOf({ digits: 2, firstEnding: 1 })

/** The reference writes the year 2025 as `AG2025`, and names a `pila` period by the month after the period. */
function periodOf({ name, period }: ReferenceRow, id: ObligationId) {
  const key = period
    .replace(/^AG/, '')
    .replace(/-[PBT](\d)$/, obligations[id].cycle === 'quarter' ? '-Q$1' : '-B$1')
  if (name === 'pila') return readPeriod(addDays(`${period.slice(-7)}-01`, -1).slice(0, 7))
  return readPeriod(/_spac_c\d$/.test(name) ? key.replace(/$/, `${partLetter(id)}${name.slice(-1)}`) : key)
}
const partLetter = (id: ObligationId) => (obligations[id].cycle === 'quarter' ? '-Q' : '-S')

function datesOf(row: ReferenceRow, id: ObligationId, read: (date: DueDate) => string) {
  const period = periodOf(row, id)
  if (!period) throw new Error(`no period: ${row.name} ${row.period}`)
  const bySector = row.name === 'medellin_predial'
  const endings =
    row.endings === '*' || bySector ? ['00'] : twoDigits.filter((two) => endsIn(`9001234${two}`, row.endings))
  return endings.map((two) => {
    const nit = `9001234${two}`
    const municipality = { code: cityOf(row.name), duties: [], sector: row.endings.slice(0, 2) }
    const date = dueDate(calendar, id, period, {
      client: null,
      nit,
      digit: checkDigit(nit),
      municipality: cityOf(row.name) ? municipality : null,
    })
    return date.status === 'dated'
      ? { date: read(date), from: date.from }
      : { date: date.status, from: 'none' }
  })
}

describe('the collected reference of due dates', () => {
  test('matches the calendar: 2,060 rows by rules and 216 from tables', () => {
    const differences: string[] = []
    const counts = { rule: 0, table: 0, noDay: 0 }
    for (const row of reference.filter(({ name }) => name !== '_no_habil')) {
      // Cali published only the first and last due date of its annual ICA, so these rows cannot be compared.
      if (row.date.includes('/')) {
        counts.noDay += 1
        continue
      }
      const { id, read } = obligationOf(row.name)
      for (const found of datesOf(row, id, read))
        if (found.date !== row.date || (row.confidence === 'confirmed_each' && found.from !== 'rule'))
          differences.push(`${row.name} ${row.period} ${row.endings}: ${row.date}, not ${found.date}`)
      counts[obligations[id].rule.on === 'table' ? 'table' : 'rule'] += 1
    }
    expect(differences).toEqual([])
    expect(counts).toEqual({ rule: 2060, table: 216, noDay: 2 })
  })

  test.each([2025, 2026, 2027])('matches the non-business days of %i and their scope', (year) => {
    const scopes = { nacional: 'national', rama_ejecutiva_nacional: 'executive' } as Record<string, string>
    const theirs = reference
      .filter((row) => row.name === '_no_habil' && row.year === String(year))
      .map(({ date, endings }) => `${date} ${scopes[endings]}`)
    const ours = nonBusinessDaysOf(year)
      // For 18 April 2025 the reference lists only the national holiday, and not the executive branch's Nature Day.
      .filter(({ day, scope }) => !(day === '2025-04-18' && scope === 'executive'))
      .map(({ day, scope }) => `${day} ${scope}`)
    expect(ours.toSorted()).toEqual(theirs.toSorted())
  })
})

test('an obligation is «published» for 2026 only when each of its dates was compared', () => {
  const of2026 = reference.filter(({ year, name }) => year === '2026' && name !== '_no_habil')
  const byName = Map.groupBy(of2026, ({ name }) => name)
  const compared = [...byName]
    .filter(([, rows]) => rows.every(({ confidence }) => confidence === 'confirmed_each'))
    .map(([name]) => obligationOf(name).id)
  expect(publishedSources.comparisons.flatMap(({ obligations: ids }) => ids).toSorted()).toEqual(
    compared.toSorted(),
  )
})

/** The test verifies the site's tables by these rules for due dates (Res. 000162 de 2023, art. 65). */
const resolution = {
  'exogenous-large-taxpayer': {
    digits: 1,
    firstEnding: 1,
    groups: Array<number>(10).fill(1),
    runs: [
      { after: 0, first: 17, last: 18 },
      { after: 1, first: 1, last: 8 },
    ],
  },
  exogenous: {
    digits: 2,
    firstEnding: 1,
    groups: Array<number>(20).fill(5),
    runs: [
      { after: 0, first: 9, last: 19 },
      { after: 1, first: 1, last: 9 },
    ],
  },
} satisfies Partial<Record<ObligationId, Ladder>>

test.each(['exogenous-large-taxpayer', 'exogenous'] as const)(
  'the tables of %s match the resolution, before any extension',
  (id) => {
    const ladder: Ladder = resolution[id]
    for (const year of [2024, 2025]) {
      const rows = calendar.rowsAt({ obligation: id, municipality: null, period: String(year) })
      for (const ending of endingsOf(ladder)) {
        const step = stepOf(ladder, ending)
        const month = (obligations[id].months[0] ?? 0) + (step?.after ?? 0)
        const day = calendar.daysFor('dian').inMonth(year, month)[(step?.nth ?? 0) - 1]
        expect(rows.filter(({ endings }) => endsIn(ending, endings)).map(({ due }) => due)).toEqual([day])
      }
    }
  },
)
