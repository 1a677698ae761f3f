import { localObligationTexts } from './local-obligations'
import type { remarks } from './remarks'

const dur = (article: string) => `DUR 1625 de 2016, art. 1.6.1.13.2.${article} (Decreto 2229 de 2023)`
const exogenous = 'Res. DIAN 000162 de 2023, art. 65, con sus cambios (Res. Única 000227 de 2025)'

/** DIAN forms whose receipts the site recognises; 490 is the payment receipt. */
export const dianForms = ['110', '210', '260', '300', '310', '350', '490', '2593'] as const

/** `form` is the number of DIAN's form; null if there is none or no source gives it. */
type ObligationText = {
  title: string
  norm: string
  form: (typeof dianForms)[number] | null
  /** Names the text in `remarks.ts` that is shown while the obligation is open. */
  remark: keyof typeof remarks | null
}

export const obligationTexts = {
  'company-income-return': {
    title: 'Renta, declaración y primera cuota',
    norm: dur('12'),
    form: '110',
    remark: null,
  },
  'company-income-second': { title: 'Renta, segunda cuota', norm: dur('12'), form: null, remark: null },
  'large-taxpayer-income-first': {
    title: 'Renta de gran contribuyente, primera cuota',
    norm: dur('11'),
    form: null,
    remark: null,
  },
  'large-taxpayer-income-return': {
    title: 'Renta de gran contribuyente, declaración y segunda cuota',
    norm: dur('11'),
    form: '110',
    remark: null,
  },
  'large-taxpayer-income-third': {
    title: 'Renta de gran contribuyente, tercera cuota',
    norm: dur('11'),
    form: null,
    remark: null,
  },
  'person-income-return': {
    title: 'Renta de persona natural',
    norm: dur('15'),
    form: null,
    remark: 'income-thresholds',
  },
  'income-and-assets-return': {
    title: 'Ingresos y patrimonio',
    norm: `E.T., arts. 22 a 23-2 y 598; plazo de las sociedades, ${dur('12')}`,
    form: '110',
    remark: 'assets-ladder',
  },
  'vat-bimonthly': { title: 'IVA del bimestre', norm: dur('30'), form: '300', remark: null },
  'vat-four-monthly': { title: 'IVA del cuatrimestre', norm: dur('31'), form: '300', remark: null },
  'simple-vat': { title: 'IVA anual del régimen SIMPLE', norm: dur('51'), form: '300', remark: null },
  'consumption-tax': { title: 'Impuesto nacional al consumo', norm: dur('32'), form: '310', remark: null },
  withholding: {
    title: 'Retención en la fuente',
    norm: dur('33'),
    form: '350',
    remark: 'unpaid-withholding',
  },
  'simple-advance': { title: 'Anticipo del régimen SIMPLE', norm: dur('52'), form: '2593', remark: null },
  'simple-return': {
    title: 'Declaración anual del régimen SIMPLE',
    norm: dur('50'),
    form: '260',
    remark: null,
  },
  'wealth-return': {
    title: 'Patrimonio, declaración y primera cuota',
    norm: dur('53'),
    form: null,
    remark: null,
  },
  'wealth-second': { title: 'Patrimonio, segunda cuota', norm: dur('53'), form: null, remark: null },
  'large-taxpayer-foreign-assets': {
    title: 'Activos en el exterior',
    norm: dur('26'),
    form: null,
    remark: null,
  },
  'company-foreign-assets': { title: 'Activos en el exterior', norm: dur('26'), form: null, remark: null },
  'person-foreign-assets': { title: 'Activos en el exterior', norm: dur('26'), form: null, remark: null },
  'simple-foreign-assets': { title: 'Activos en el exterior', norm: dur('26'), form: null, remark: null },
  'transfer-pricing-return': {
    title: 'Precios de transferencia, declaración',
    norm: dur('28'),
    form: null,
    remark: null,
  },
  'transfer-pricing-documents': {
    title: 'Precios de transferencia, documentación',
    norm: dur('29'),
    form: null,
    remark: null,
  },
  'country-by-country-report': { title: 'Informe país por país', norm: dur('29'), form: null, remark: null },
  'foreign-provider-vat': {
    title: 'IVA de prestadores del exterior',
    norm: dur('30, par. 4'),
    form: null,
    remark: null,
  },
  'carbon-tax': { title: 'Impuesto al carbono', norm: dur('38'), form: null, remark: null },
  'sugary-drinks-tax': {
    title: 'Impuesto a las bebidas azucaradas',
    norm: dur('55'),
    form: null,
    remark: null,
  },
  'ultra-processed-food-tax': {
    title: 'Impuesto a los comestibles ultraprocesados',
    norm: dur('55'),
    form: null,
    remark: null,
  },
  'fuel-tax': { title: 'Impuesto a la gasolina y al ACPM', norm: dur('37'), form: null, remark: null },
  'single-use-plastics-tax': {
    title: 'Impuesto a los plásticos de un solo uso',
    norm: dur('54'),
    form: null,
    remark: null,
  },
  'significant-presence-advance': {
    title: 'Anticipo de presencia económica significativa',
    norm: dur('14'),
    form: null,
    remark: null,
  },
  'significant-presence-return': {
    title: 'Declaración de presencia económica significativa',
    norm: dur('14'),
    form: null,
    remark: null,
  },
  'withholding-certificates': {
    title: 'Certificados de retención a terceros',
    norm: dur('40'),
    form: null,
    remark: null,
  },
  'special-regime-update': {
    title: 'Actualización web del régimen especial',
    norm: dur('25'),
    form: null,
    remark: null,
  },
  'special-regime-report': {
    title: 'Memoria económica del régimen especial',
    norm: dur('25'),
    form: null,
    remark: null,
  },
  'works-for-taxes-return': {
    title: 'Renta con obras por impuestos',
    norm: dur('22 y 23'),
    form: '110',
    remark: null,
  },
  'simple-enrolment': {
    title: 'Inscripción en el régimen SIMPLE',
    norm: 'E.T., art. 909',
    form: null,
    remark: null,
  },
  'exogenous-large-taxpayer': {
    title: 'Información exógena, grandes contribuyentes',
    norm: exogenous,
    form: null,
    remark: null,
  },
  exogenous: { title: 'Información exógena', norm: exogenous, form: null, remark: null },
  'beneficial-owners': {
    title: 'Beneficiarios finales, si cambiaron',
    norm: 'Res. DIAN 000164 de 2021, art. 11 (Res. Única 000227 de 2025, art. 1.4.1.11)',
    form: null,
    remark: null,
  },
  'electronic-payroll': {
    title: 'Nómina electrónica',
    norm: 'Res. DIAN 000013 de 2021, art. 8',
    form: null,
    remark: null,
  },
  'social-security': {
    title: 'PILA, aportes a seguridad social',
    norm: 'Decreto 1990 de 2016 (DUR 780 de 2016, art. 3.2.2.1); independientes, Decreto 1273 de 2018',
    form: null,
    remark: null,
  },
  'severance-interest': { title: 'Intereses de cesantías', norm: 'Ley 52 de 1975', form: null, remark: null },
  'severance-deposit': {
    title: 'Consignación de cesantías',
    norm: 'Ley 50 de 1990, art. 99',
    form: null,
    remark: null,
  },
  'service-bonus': { title: 'Prima de servicios', norm: 'CST, art. 306', form: null, remark: null },
  'safety-self-assessment': {
    title: 'Autoevaluación del SG-SST',
    norm: 'Circular anual del MinTrabajo',
    form: null,
    remark: null,
  },
  'business-register': { title: 'Matrícula mercantil', norm: 'C. de Co., art. 33', form: null, remark: null },
  'proponents-register': {
    title: 'Registro único de proponentes',
    norm: 'Decreto 1082 de 2015',
    form: null,
    remark: null,
  },
  'databases-register': {
    title: 'Registro de bases de datos',
    norm: 'SIC, Circular Única, tít. V',
    form: null,
    remark: null,
  },
  'databases-complaints': {
    title: 'Reclamos sobre datos personales, informe',
    norm: 'SIC, Circular Única, tít. V',
    form: null,
    remark: null,
  },
  'supervised-statements': {
    title: 'Estados financieros a la Supersociedades',
    norm: 'Circular 100-000009 de 2023',
    form: null,
    remark: null,
  },
  'risk-report': {
    title: 'Informe 75 a la Supersociedades',
    norm: 'Circular 100-000003 de 2023 de la Superintendencia de Sociedades',
    form: null,
    remark: 'risk-report',
  },
  'ordinary-meeting': {
    title: 'Asamblea o junta ordinaria',
    norm: 'C. de Co., art. 422',
    form: null,
    remark: 'ordinary-meeting',
  },
  'nonprofit-register': {
    title: 'Renovación del registro de la entidad sin ánimo de lucro',
    norm: 'C. de Co., art. 33',
    form: null,
    remark: null,
  },
  'tourism-register': {
    title: 'Registro Nacional de Turismo',
    norm: 'Fecha por confirmar',
    form: null,
    remark: 'tourism-register',
  },
  ...localObligationTexts,
} as const satisfies Record<string, ObligationText>
export type ObligationId = keyof typeof obligationTexts
