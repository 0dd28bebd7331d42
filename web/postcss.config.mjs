// Owns the CSS steps: Mantine's light-dark() and breakpoints become plain selectors before Vite sees them.
export default {
  plugins: {
    'postcss-preset-mantine': {},
  },
};
