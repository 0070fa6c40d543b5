/* Arithmetic in 128 bits, by hand: this target has no call for it. */
#pragma once
#include "sbpf.h"

typedef struct {
  u64 high;
  u64 low;
} Wide;

static inline void multiply(u64 a, u64 b, Wide *product) {
  u64 a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
  u64 low = a0 * b0;
  u64 middle = a1 * b0 + (low >> 32);
  u64 carry = a0 * b1 + (middle & 0xffffffff);
  product->high = a1 * b1 + (middle >> 32) + (carry >> 32);
  product->low = (carry << 32) | (low & 0xffffffff);
}

/* One digit of long division in base 2^32 (Knuth, The Art of Computer Programming 2, 4.3.1 D). */
static inline u64 divide_digit(u64 high, u64 next, u64 d1, u64 d0) {
  u64 digit = high / d1;
  u64 rest = high - digit * d1;
  while ((digit >> 32) != 0 || digit * d0 > ((rest << 32) | next)) {
    digit--;
    rest += d1;
    if ((rest >> 32) != 0) break;
  }
  return digit;
}

/* a * b / divisor, and what is left over. 0 when the quotient needs more than 64 bits. */
SHARED int multiply_divide(u64 a, u64 b, u64 divisor, u64 *quotient, u64 *remainder) {
  Wide product;
  multiply(a, b, &product);
  if (product.high >= divisor) return 0;
  if (product.high == 0) {
    *quotient = product.low / divisor;
    *remainder = product.low % divisor;
    return 1;
  }
  u64 shift = 0;
  while ((divisor >> 63) == 0) {
    divisor <<= 1;
    shift++;
  }
  u64 d1 = divisor >> 32, d0 = divisor & 0xffffffff;
  u64 high = shift == 0 ? product.high : (product.high << shift) | (product.low >> (64 - shift));
  u64 low = product.low << shift;
  u64 q1 = divide_digit(high, low >> 32, d1, d0);
  u64 rest = (high << 32) + (low >> 32) - q1 * divisor;
  u64 q0 = divide_digit(rest, low & 0xffffffff, d1, d0);
  *quotient = (q1 << 32) + q0;
  *remainder = ((rest << 32) + (low & 0xffffffff) - q0 * divisor) >> shift;
  return 1;
}

/* The same, rounded up. 0 when it needs more than 64 bits. */
SHARED int multiply_divide_up(u64 a, u64 b, u64 divisor, u64 *quotient) {
  u64 remainder;
  if (!multiply_divide(a, b, divisor, quotient, &remainder)) return 0;
  if (remainder == 0) return 1;
  *quotient += 1;
  return *quotient != 0;
}

/* The whole part of the square root of a * b. */
SHARED u64 root_of_product(u64 a, u64 b) {
  Wide product, square;
  u64 root = 0;
  multiply(a, b, &product);
  for (u64 bit = 1ul << 63; bit != 0; bit >>= 1) {
    u64 next = root | bit;
    multiply(next, next, &square);
    if (square.high < product.high || (square.high == product.high && square.low <= product.low)) root = next;
  }
  return root;
}
