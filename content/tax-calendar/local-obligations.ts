const cityCalendar = 'Resolución anual de plazos del municipio'

export const localObligationTexts = {
  'local-tax-bimonthly': { title: 'ICA del bimestre', norm: cityCalendar, form: null, remark: null },
  'local-tax-simplified': {
    title: 'ICA simplificado del bimestre',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'local-tax-annual': { title: 'ICA anual', norm: cityCalendar, form: null, remark: null },
  'local-withholding': { title: 'ReteICA y autorretención', norm: cityCalendar, form: null, remark: null },
  'local-information': {
    title: 'Información exógena del municipio',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'property-tax-early': { title: 'Predial, con descuento', norm: cityCalendar, form: null, remark: null },
  'property-tax': { title: 'Predial', norm: cityCalendar, form: null, remark: null },
  'property-tax-instalment-return': {
    title: 'Predial por cuotas, declaración',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'property-tax-instalment': {
    title: 'Predial por cuotas, pago',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'property-tax-by-sector': {
    title: 'Predial del trimestre, según el sector',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'property-tax-late': {
    title: 'Predial del trimestre, con recargo',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'vehicle-tax-early': { title: 'Vehículos, con descuento', norm: cityCalendar, form: null, remark: null },
  'vehicle-tax': { title: 'Vehículos', norm: cityCalendar, form: null, remark: null },
  'vehicle-tax-instalment-return': {
    title: 'Vehículos por cuotas, declaración',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
  'vehicle-tax-instalment': {
    title: 'Vehículos por cuotas, pago',
    norm: cityCalendar,
    form: null,
    remark: null,
  },
} as const
