// Sources and licences are named in README.md.

/** The leaves of Certificate Transparency's reference tests, in hex. */
export const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]

/** They are the roots of the trees with the first 0 to 8 leaves, in hex. */
export const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const h01 = 'Xwg/ChozygdqlSeYMlgNs+DvRYS9/x9UyKNg9Q3jAx4='
const leaf1 = 'lqKW0iTyhcZ77pPDD4owkVfw2qNdxbh+QQt4YwoJz8c='
const leaf4 = 'vBoGQ7EuTS18d5GPROD095qDi2z57FtcKD4fTYhZnms='
const right4 = 'a0eq8p7jwq+a+Im8H7klTavTEXfxYjLdaqsDXKOb9uQ='

/** Each inclusion proof has the leaf's index, the tree's size, and the hashes in base64. */
export const inclusion: [number, number, string[]][] = [
  [0, 1, []],
  [0, 8, [leaf1, h01, right4]],
  [
    5,
    8,
    [
      'vBoGQ7EuTS18d5GPROD095qDi2z57FtcKD4fTYhZnms=',
      'yoVOoSjtBQtBs1/8G4e46yveRh6eO1WW7Oa51ZdaCuA=',
      '037kGJdt2VdTwcc4Yrk5j6Kiz5tP8P3+izDNlSCWFLc=',
    ],
  ],
  [2, 3, ['+sVCA+fMaWzw38tCySodnbr3CtnmIfS9jZhmLwDjwSU=']],
  [1, 5, ['bjQLnP+zepicpUTmu3gKLHiQHT+zNzh2hRGjBhevoB0=', h01, leaf4]],
]

/** Each consistency proof has its first size, its second size, and the hashes in base64. */
export const consistency: [number, number, string[]][] = [
  [1, 1, []],
  [1, 8, [leaf1, h01, right4]],
  [
    6,
    8,
    [
      'DrxdNDf74tsVi58Sah0RjjCBgQMdCpSfje3t68VY72o=',
      'yoVOoSjtBQtBs1/8G4e46yveRh6eO1WW7Oa51ZdaCuA=',
      '037kGJdt2VdTwcc4Yrk5j6Kiz5tP8P3+izDNlSCWFLc=',
    ],
  ],
  [2, 5, [h01, leaf4]],
  [
    6,
    7,
    [
      'DrxdNDf74tsVi58Sah0RjjCBgQMdCpSfje3t68VY72o=',
      'sIaT7C5yFZcTBkHoIR5+7cy0wmQTlj7ubB4u0W/7Gl8=',
      '037kGJdt2VdTwcc4Yrk5j6Kiz5tP8P3+izDNlSCWFLc=',
    ],
  ],
]

/** The Argon 2020 log, from a tree that it had at its start to one of 961,984,013 leaves. */
export const argon = {
  first: { size: 3_654_490, root: 'AuIZ5V6sDUj1vn3Y1K85oOaQ7y+FJJKtyRTl1edIKBQ=' },
  second: { size: 961_984_013, root: 'dwlueapdd7LaOEnX2W2Wp9v2XE+KzejHRQGHwEx0oaM=' },
  proof: [
    '80Sfbj6UQEdVSZCSIgh9NMPj3vCBzcc1A48B2crJSWg=',
    'FZcrgAHUk6nNPviJZq8kEK6jCG1d18pJOFE45ZDc1TQ=',
    'Q67reWXmPBo1UfmwBap4Xi9PMPfFdUSSw3WGlRZdG7k=',
    'eJ7CyhR4PxzBxDIsWgrVYW1eFUb9ndgf46tFmiqVrxA=',
    'QrDwp062Grm5WY8KdrhFsBuuNjGzRox2Jb8PmVL5OYw=',
    'XM4YMjMEdLH/XJam/ZWyaP14k3cmsOtnPsOWQ54lW1s=',
    'SGiBh+jOTGccXU48ZzgQ88lRcBmtB4wz4oSDndv2QTg=',
    'WAS6txqNLYKGL1GdBdpqmV42TTfn6cJsuDsqLXuTCNI=',
    'QFmRS0rirUA7ZN3lxFjDncV+E1OCrn3NUB4RCp+5fzc=',
    'Hdbp7It2XBNZmNDBpCN/KPd7vfVqxgzwOosqVIaEA9E=',
    'mxvHL0ZiblBdD7j7pIa1jlfB0gSqfJ6oX0UGo7L0VsU=',
    'q5hjyvoW6TL/PThgcitpDcSTrnKX2p1+aqscqH2euRA=',
    'jTOWDqt3IHj2NVFeezyBz2ofpru+ztEywqKUAfFclKI=',
    'GIRn0w3HqJdvU9j1WVD//eR6lk2AaTVjyzjsJNP8U88=',
    'x52GJvxG81fnQBrgOTbll1A5tz95/LXK0Ag1NhB0r1I=',
    '6/0OqrcTgc3o5dD5PymmoC96lB9yLPFuTHVvLy8fSGk=',
    'Gf+iKLfcXO5l4JEFmsZvSdG5q1uEeWPfYLrds6pmjz0=',
    'DGuaco+McyM3AfRSF6qX7RwSetwe2ieYJmxw5e9rVx0=',
    '2tQJ9V32hnYp+fdpP6TcjmgJmLeNVOMKM0Ml1kk4cNU=',
    '3PapK+IkyJr8I9yAErAmzuZezzLMzsg+PfeRCgNW8NQ=',
    's6xiYeejb+wtqHA+URJZ2I/SCPyIW8coP6aB00FJbMY=',
    'z9lSpmdTcr5M5ZzKlc4EPh3SrSypKFdk6JUF/UccaZU=',
    'GXIElfmnRuWfbA4z7ubV/UwlpSRUbUeec7oL5HDDnh0=',
    'pR0SH/NYP6s9+8azWwaeUXA4Ze/3WCIgMfh5YW6wvcE=',
    'f3GuAKYVrF8RBg3s15jvA/YvV9oAliWtzP/imwPhQVA=',
    'WHn8zDxlVgkV+lSlmzaOdfSBrTHoRr5nT3d76q0KKWE=',
    'f2uV2ZxVgULzLPKuZcowRY3ZY7fRlX59iDBjV1R8kNQ=',
    'NzQVjJsvQwbi7WStMr9oFkh9VbHfK7LB6o7WwAqwNTs=',
    'C0LttBeYHZHgL+032JIcJC3CTBIyza/hsbmJUgJfmDI=',
    'nixU5CWTFVDlF4BGdcU6kA7WSYurEpe9jRWc+F/7sOc=',
  ],
}
