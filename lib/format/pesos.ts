const pesos = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP', maximumFractionDigits: 0 })

/** «$ 800.000», with the fixed space that es-CO puts after the sign. */
export const formatPesos = (amount: number): string => pesos.format(amount)

const plain = new Intl.NumberFormat('es-CO')

/** «30.000» */
export const formatNumber = (amount: number): string => plain.format(amount)
