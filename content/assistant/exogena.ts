/** Who owes the información exógena. The RUT only repeats it. */
export const exogenaDuty =
  'Te toca, aunque tu RUT no traiga el código 14, si practicaste alguna retención en el año; si eres una sociedad con ingresos brutos de más de 2.400 UVT en el año o en el anterior; o si eres persona natural con más de 11.800 UVT en uno de los dos y, en el año, más de 2.400 UVT de arriendos, intereses, ventas u otras rentas de capital o no laborales (Resolución DIAN 000162 de 2023, art. 1, con sus cambios). Hay otros casos, y la resolución puede cambiar: compruébalo cada año.'
