import type { DueDate } from '@/lib/tax-calendar/due-date'
import type { ObligationId } from '@/lib/tax-calendar/obligations'

/** What the collected dates call the obligations of the calendar. */
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

/** The code of DANE of the city that a name begins with; null for what is due to the nation. */
export const cityOf = (name: string): string | null => cities[cityName.exec(name)?.[1] ?? ''] ?? null

/** The obligation that a name means, and which of its days. */
export function obligationOf(name: string): { id: ObligationId; read: (date: DueDate) => string } {
  const plain = name.replace(cityName, '').replace(/_spac_c\d$/, '_spac_c')
  const id = name === 'medellin_predial' ? 'property-tax-by-sector' : names[plain]
  if (!id) throw new Error(`unknown name: ${name}`)
  return { id, read: ({ due, latest }) => (name === 'nomina_electronica_bd10' ? latest : due) }
}
