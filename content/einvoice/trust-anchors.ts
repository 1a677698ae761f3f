/**
 * Certificate authorities that may certify the signers of DIAN's documents.
 * Only the public keys of the authorities are listed, not their certificates, because browsers load this file.
 * The owner of a key that was computed from signatures is unproven until somebody compares its certificate.
 * Authorities are switched off and never deleted, because old invoices are reviewed for years.
 */
export const trustAnchors = [
  {
    label: 'GSE, Autoridad Raíz (2020 a 2050)',
    sha256: '59f06c9409dcfbe8b0bf8e45e218aeb80b0783167edd813257ac33498d16d29e',
    origin:
      'of the certificate 7c1ca551312ea02ef1d63a4f5654d03fd04f6f327c8e2e03521a22697ab79843 in the trust stores of Mozilla or Microsoft (nabla-c0d3/trust_stores_observatory)',
    from: '2020-01-15',
    to: '2050-01-07',
    pem: `-----BEGIN PUBLIC KEY-----
MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAtrni1ixVBsRYAhbGM72JD+ZFFmKEJ101d5PcoiIQwUOvx05RspB0
5B9WZTtyZIW3jvpCBFNeu9/J9vmWoSWv2ye4/Mqm4Zo+lZVsh+PjKi75LqjHWlP/fs7QFSADWT31Hbd1WZiI5hfEqpUmvTvi
FSIx4JfOc1foLlpwgOfdn9gXE90gqE6CsvCvsINWAq5Qf7NX4MDbHZOcHcBuyZwxoP6yKUxxaKKNlIO05mtgd5HJ7yA6R1ri
g8uDZklCX4bxLOi0rbup/fLUZzfDzu8Z9wMTddH9rq/UtAFS8ztw5Mgwa8aerj+s5T6x0bym8GTKRjXUgmPWMjLXwivQVHWq
Il1eswU+WN9lQD6CsGVr3VuTT3o2IsnGBJuHVl7V4LcHuq8RgTjeeS+cOfqUIMnl6T8CWrheGRIdXCk5v2+5bUzX67C/A1EU
m2MriUvm/LKcLWca8NgoIT78tfmihztB10CSU5n05SeX3PgvpE1eTrXJQOumGY3reFACBt1q0ZrLFvkdDXZ68OCkvsodXelA
+buYZHKqF9sySVk+8TuX8ewg0puc8MGRKlONLi/JZSbx1RLGeFBSu8mfMegdzP+WVO3Fck7t3qHyAGDBa3iw/RFOM5zSsuh1
Gk+N+IEFtyMz+yF2+dzc8q7xSul0/cX19L4voGligxrDLwxR3DhOChUCAwEAAQ==
-----END PUBLIC KEY-----`,
  },
  {
    label: 'Certicámara, AC Raíz (2006 a 2031)',
    sha256: 'fd872d176617e50c266119d0fdb047b0732da2048b121af7b9860ca3e2f2f2be',
    origin:
      'of the certificates a6c51e0da5ca0a9309d2e4c0e40c2af9107aae8203857fe198e3e769e343085c and d2a90e5d35cac4d41f7d44ce66aff885e1815fb339185853a87e66c05c9bef1e in the same stores',
    from: '2006-11-27',
    to: '2031-05-24',
    pem: `-----BEGIN PUBLIC KEY-----
MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAq2uJo1PMSCMI+8PPUZYILrgIem08kBeGqentLhM0R7LQcNzJPNCN
yu5LF6vQhbCnIwTLqKL85XXbQMpiiY9QngE9JlsYhBzLfDe3fezTf3MZsGqy2IiKLUV0qPezuMDU2s0iiXRNWhU5cxh0T7Xr
mafBHoi0wpOQY5fzp6cSsgkiBzPZkc0OnB8OIMfuuzONj8LSWKdf/WU34ojC2I+GdV75LaeHM/J4Ny+LvB2GNzmxlPLYvEqc
gxhaBvzz1NS6jBUJJfD5to0EfhcSM2tXSExP2yYe68yQ54v5aHxwD6Mq0Do43zeX4lvegGHTgNiRg0JaTASJaBE8rF9ogEHM
YELODVoqDA+bMMCm8Ibbq0nXl21Ii/kDwFJnmxL3wvIumGVC2daa49AZMQyth9VXAnow6IYm+48jilSH5L887uvDdUhfHjlv
gWJsxS3EF1QZtzeNnDeRyPYL1epjb4OsOMLzP96a++EjYfDIJss2yKHzMI+ko6Kh3VOz3vCaMh+DkXkwwakfU5tTohVTP92d
sxA7SH2JD/ztA/X7JWR1DhcZDY8AFmd5ekD8LVkH2ZD6mq093ICK5lw1omdMEWux+IBkAC1vImHFrEsm5VoQgpukg3s0956J
kSCXjrdCx2bD0Omk1vUgjcTDlaxECp1bczwmPS9KvqfJpxAe+59QafMCAwEAAQ==
-----END PUBLIC KEY-----`,
  },
  {
    label: 'GSE, Autoridad Subordinada 01',
    sha256: '8aea6200df04dad822ec535722f3eb688e69079f78a81a6a190206f1d2f03da2',
    origin: 'key that follows from two certificates it signed; its SHA-1 is the key id that these name',
    from: '2020-01-15',
    to: '2030-01-15',
    pem: `-----BEGIN PUBLIC KEY-----
MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAyY/CPB9p4NT6FgPF8CI6ttgARSstq1HbWAF82VgGSof3MBfdY2E7
I2s6yPzOVo2mMZHMXbFB33iQoYmstBWJrAXhr+AqXD4PYRAqIp5wVdYrlqJa5XY32xlS9ZgGzvck1F2ah/asVaQ8vyqQoY/w
013Qc8SWkcgFWaSto8MUQIWIvzSN1Me+YPkOWrxtXnMiLW/p0ejeCr6G5UxAcx5rFMKvtwEYpUBNt1P073cqA4TBoK40UWyY
MMrjEi+u3Thj2WfQBlE6oISmvlB5n+89pB6E0G+h12VKc3myAlZQtUjb8a/ukasA1YiGZ3P5g8SNUKj7mQHCthgW5PW6T3GL
R3NULi1sYe55RJM30VACB+jS1RhJVpAnDpFBnhrs2PhS6UufBOfPS9a2EKtPPcVlhwLm/1QOphY6t7ixsvLkRQytMjkBZqGv
aEsDxYNeyuGgsc9DvJh4sckmd6e8dRpl80Swbc6a8jb7vkha4ljfS+xYlWfD6UTarkCdVxwW8arEpZT3j4j8jMaeOEzbrcIx
W9+4brfQZkZCWQPerjxlPTQ7t+T5ThkGB11dwd+ziAxbc13SaUH/WF5UNkTX0NkutE09agG1QnL4jQnrK3eaNZrltjCHlwqx
BmZynO+6xLD3bK4MQpk0RU+tuCKZs2BguQeexEWL09pxcWoFT5oo8+0CAwEAAQ==
-----END PUBLIC KEY-----`,
  },
  {
    label: 'Andes SCD, CA Clase II v2',
    sha256: 'a779868b0d9f344d2450e67200bfd651c1b8482ad2f881ab4f78b64493b80fc2',
    origin: 'key that follows from two certificates it signed; its SHA-1 is the key id that these name',
    from: '2016-01-01',
    to: '2030-01-01',
    pem: `-----BEGIN PUBLIC KEY-----
MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAzlijogINCIAAjVzcgwqAMml6OdeFMBfaAqjI4MQDoTnvoN5VA1k1
7VepfDtVVx0GvOimcKoE9Jn8NB6nj0GCgvd5/frYprrk9RbgCWfU5xf3+g0A8xUFrEVS3alf4czUP62zrz1/FjeGfe08iWlL
ZcWxDTioDpc7FvIRnnla4w8/X5NXtEz3pvwrMLmPu2fz4uPxFc9vFKE5XxDDoPOGbrU6JhzrJCKekvOpcF/rbNecgoRH/3Vw
VZADJAVKRXN/YmVoYbXsGaOekPLvWp+WQULTqKwd9yyhSp9j9VfeQn9lz2alqi6z9cEUJ9F1gdbgxfngMkM0oRgNI62RoHZW
hVvCe28fPmJ7SR6hYoyN1FcKgsm/kxjvUUXE0adznwMACgm4eeoB2nLxeShBo9+ndM6H8PNPFgaZ4a570KHz6ePJqMKWwcs7
iKlbV9LrVV4M4OEHTQUkOroQ54wfBE88LiXFKJAtZV8ATEg2tH+abAtcn5cqnUzqUo2QvKTMcBlF4Yb5H8QwWkrLnhMS6XCp
aJVaI0EVpugtqIrpktpYHi+MnYfAxYYtpZTC1Qi2UC33xvc4k2bTHfe5+eTb161WuF2wyH+Iuf1xa2IBckf6wWXbmFg6sXMB
Z1D+h4U37mnpfKjcSgN1FpsRSt4sTTeZGgvxK194OHwvihqoeC3pYykCAwEAAQ==
-----END PUBLIC KEY-----`,
  },
  {
    label: 'Camerfirma Colombia, SUBCA',
    sha256: 'a078d5a30de43b5862269f64758c34fd5f78c4c4c4a46157f5876c3606130e20',
    origin: 'key that follows from two certificates it signed; its SHA-1 is the key id that these name',
    from: '2020-01-01',
    to: '2035-01-01',
    pem: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0Z9u46XrQNVfO71Y7HBeRkPijNeRD5GE1ps1Qg83B1FJLNKfupaq
1mfND30+KYm4tonr8OBvpPxO6VVZJcbvrfE8jEHuJHSlAt/RHVU74pFnFxKHdvPrM2ZN+6IViTXLLAPfcwqXeyLIgUXpCUZJ
Sso1aPuqNhPGA5KIBYJcPJXIwDH+l2CMZV2hKRpHcgu9rUIuFe4c+O1kKwBeNQxt8AnA6cK8viRPt4sLd4/KKZ6h8YP89srD
yZyrDbMs/OCx+gY1+eURK5YH9ScDgDwk34ToHp52jP2G5vhFXVpEQ3bUbEwHV98V8Kb3qpiU4mr6HXBB7KBhmzyoJBLXUmF9
TQIDAQAB
-----END PUBLIC KEY-----`,
  },
] as const

/**
 * NITs, without the check digit, of the technology providers listed in 2026 (Resolución 000165 de 2023, título IV).
 * The source is DIAN's page «Proveedores tecnológicos»; a new list needs a new fingerprint in trust-anchors.test.ts.
 */
export const technologyProviders: ReadonlySet<string> = new Set(
  `800026212 800088155 800096812 800101428 800150249 800157786 800182856 800255858 805012299 805018674 811021438 811026198
  830003840 830005677 830020470 830048145 830057860 830074854 830084433 830096620 830099008 830135010 830502641 860028580
  860028581 860502327 860515402 890319193 890321151 890901481 890923937 890930534 890941901 900011395 900013664 900032159
  900032774 900035507 900083058 900123011 900133732 900176162 900204272 900273836 900297700 900299474 900306823 900364710
  900372288 900379787 900390126 900395252 900399741 900423948 900457033 900464969 900508908 900521653 900534356 900556261
  900559088 900606963 900646251 900665411 900680995 900711544 900730535 900738794 900749874 900875062 900896085 900918004
  900949812 900957899 900965992 900984424 901014886 901020203 901034990 901037591 901066054 901081604 901098244 901121154
  901137226 901180226 901183470 901187615 901223648 901285179 901356496 901361537`.split(/\s+/),
)
