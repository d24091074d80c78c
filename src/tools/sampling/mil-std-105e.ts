/**
 * Single sampling, normal inspection, general level II, as the National Institute of Building Sciences prints it «from
 * MIL-STD-105E, table I and table II-A» (nibs.org, FMOC/DPW_AC/AC-TABLE.ASC, table 1-A; read on 28 November 2026): the
 * largest lot, the code letter, the sample, and the rejection numbers for AQL 0.65, 1.0, 1.5, 2.5, 4.0, 6.5, 10 and 15.
 * `v` leads to the first plan below, `^` to the first above, and `|` belongs to such an arrow.
 */
export const milStd105e = `
8       A  2    |  |  |  |  v  1  ^  v
15      B  3    |  |  |  v  1  ^  v  2
25      C  5    |  |  v  1  ^  v  2  3
50      D  8    |  v  1  ^  v  2  3  4
90      E  13   v  1  ^  v  2  3  4  6
150     F  20   1  ^  v  2  3  4  6  8
280     G  32   ^  v  2  3  4  6  8  11
500     H  50   v  2  3  4  6  8  11 15
1200    J  80   2  3  4  6  8  11 15 22
3200    K  125  3  4  6  8  11 15 22 ^
10000   L  200  4  6  8  11 15 22 ^  |
35000   M  315  6  8  11 15 22 ^  |  |
150000  N  500  8  11 15 22 ^  |  |  |
500000  P  800  11 15 22 ^  |  |  |  |
`;
