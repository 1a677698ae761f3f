/** What the firm looks at in businesses of several trades. */
export const sectors =
  'cada sector tiene lo suyo. Por ejemplo, un restaurante mira el impuesto al consumo, las propinas y el POS; una obra, los contratos y las retenciones; el comercio, los inventarios; una fundación, el régimen especial; un exportador, la exención y las divisas'
