export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const money = (cents: number, short = false): string =>
  short && cents % 100 === 0
    ? String(cents / 100)
    : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const thousandths = (value: number): string =>
  `${Math.trunc(value / 1000)}.${String(value % 1000).padStart(3, '0')}000`

export const ubl = (part: string): string => `urn:oasis:names:specification:ubl:schema:xsd:${part}-2`

export const root = (name: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<${name} xmlns="${ubl(name)}" xmlns:cac="${ubl('CommonAggregateComponents')}" xmlns:cbc="${ubl('CommonBasicComponents')}" xmlns:ext="${ubl('CommonExtensionComponents')}" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
${body}
</${name}>
`
