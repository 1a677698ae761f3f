import { readPesos } from '@/lib/format/number'

/** Reads the form as input for `treatmentSchema`; the names of the fields are paths in the schema. */
export function readTreatment(fields: FormData) {
  const text = (name: string) => {
    const value = fields.get(`treatment.${name}`)
    return typeof value === 'string' ? value.trim() : ''
  }
  const rate = (name: string) =>
    text(name) === '' ? Number.NaN : Number(text(name).replace(',', '.').replace('%', ''))
  const cents = (name: string) => {
    const pesos = text(name) === '' ? 0 : readPesos(text(name))
    return pesos === null ? Number.NaN : Math.round(pesos * 100)
  }
  const withholding = (name: string) => {
    const concept = text(`${name}.concept`)
    if (concept === '') return null
    if (concept === 'same') return { concept }
    if (concept !== 'own') return { concept, account: text(`${name}.account`) }
    return {
      concept,
      name: text(`${name}.name`),
      percent: rate(`${name}.percent`),
      from: cents(`${name}.from`),
      account: text(`${name}.account`),
    }
  }
  const lines = []
  for (let at = 0; fields.has(`treatment.lines.${at}.account`); at++)
    lines.push({
      account: text(`lines.${at}.account`),
      detail: text(`lines.${at}.detail`),
      centre: text(`lines.${at}.centre`),
      withholding: withholding(`lines.${at}.withholding`),
    })
  const isCost = text('taxUse') === 'cost'
  return {
    account: text('account'),
    detail: text('detail'),
    centre: text('centre'),
    party: text('party'),
    taxUse: isCost ? ('cost' as const) : ('deductible' as const),
    taxAccount: isCost ? null : text('taxAccount'),
    payable: text('payable'),
    withholding: withholding('withholding'),
    vatWithheld:
      text('vatWithheld.percent') === ''
        ? null
        : {
            percent: rate('vatWithheld.percent'),
            from: cents('vatWithheld.from'),
            account: text('vatWithheld.account'),
          },
    icaWithheld:
      text('icaWithheld.perMil') === ''
        ? null
        : {
            perMil: rate('icaWithheld.perMil'),
            from: cents('icaWithheld.from'),
            account: text('icaWithheld.account'),
          },
    base: text('base') === '' ? null : cents('base'),
    difference: fields.get('treatment.difference') !== null,
    lines,
  }
}
